import type { Report } from '../grade.ts';
import { formatJunit } from './format-junit.ts';
import { formatMarkdown } from './format-markdown.ts';
import type { ReportLanguage } from './report-texts.ts';

/** The report in the format that the ending of a file name means: JUnit XML, Markdown, or else JSON. */
export function formatFile(file: string, report: Report, language: ReportLanguage): string {
  if (file.endsWith('.xml')) return formatJunit(report, language);
  if (file.endsWith('.md')) return formatMarkdown(report, language);
  return `${JSON.stringify(report, null, 2)}\n`;
}
