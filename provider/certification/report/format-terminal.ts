import type { Report } from '../grade.ts';
import { describeReport } from './describe-report.ts';
import { type ReportLanguage, TEXTS } from './report-texts.ts';

/** The report for a terminal. `command` repeats the run. */
export function formatTerminal(report: Report, language: ReportLanguage, command?: string): string {
  const texts = TEXTS[language];
  const { points, counts, notDecidable } = describeReport(report, language);
  const lines = points.flatMap(({ id, title, verdict, result, evidence, expected, link }) => [
    `  ${id}  ${title}: ${result}`,
    ...(verdict === 'failed' || verdict === 'advice'
      ? [...evidence.map((one) => `      ${one}`), `      ${texts.expected} ${expected}  ${link}`]
      : []),
  ]);
  const again = report.summary.failed > 0 && command !== undefined ? [`  ${texts.again} ${command}`] : [];
  const unseen = notDecidable.map((text) => `    ${text}`);
  return [...lines, '', `  ${texts.notDecidableTitle}`, ...unseen, '', `  ${counts}`, ...again].join('\n');
}
