import type { Report } from '../grade.ts';
import { describeReport } from './describe-report.ts';
import { type ReportLanguage, TEXTS } from './report-texts.ts';

/** The report as a Markdown document, for a ticket. */
export function formatMarkdown(report: Report, language: ReportLanguage): string {
  const texts = TEXTS[language];
  const { points, counts, notDecidable } = describeReport(report, language);
  const rows = points.map(({ id, title, result }) => `| ${id} | ${title} | ${result} |`);
  const failures = points
    .filter(({ verdict }) => verdict === 'failed' || verdict === 'advice')
    .flatMap(({ id, title, evidence, expected, link }) => [
      '',
      `## ${id} ${title}`,
      '',
      '```',
      ...evidence,
      '```',
      '',
      `${texts.expected} ${expected} (\`${link}\`)`,
    ]);
  return [
    `# ${texts.title}`,
    '',
    `${counts}  (${report.startedAt}, ${report.requests} ${texts.requests}, seed ${report.seed})`,
    '',
    `| ${texts.columns.join(' | ')} |`,
    '| --- | --- | --- |',
    ...rows,
    ...failures,
    '',
    `## ${texts.notDecidableTitle}`,
    '',
    ...notDecidable.map((text) => `- [ ] ${text}`),
    '',
  ].join('\n');
}
