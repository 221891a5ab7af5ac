import type { Report } from '../grade.ts';
import { type DescribedPoint, describeClients, describeReport } from './describe-report.ts';
import { type ReportLanguage, type ReportTexts, TEXTS } from './report-texts.ts';

/** The report as a Markdown document, for a ticket: of each client, where there are several. */
export function formatMarkdown(report: Report, language: ReportLanguage): string {
  const texts = TEXTS[language];
  const { points, counts, discarded, notDecidable } = describeReport(report, language);
  const clients = describeClients(report, language).flatMap(({ name, points: own, counts: sum }) => [
    `## ${name}`,
    '',
    sum,
    '',
    ...formatPoints(own, texts, '###'),
    '',
  ]);
  return [
    `# ${texts.title}`,
    '',
    `${counts}  (${report.startedAt}, ${report.requests} ${texts.requests}, seed ${report.seed})`,
    '',
    ...(clients.length > 0 ? clients : [...formatPoints(points, texts, '##'), '']),
    ...discarded.flatMap((one) => [one, '']),
    `## ${texts.notDecidableTitle}`,
    '',
    ...notDecidable.map((text) => `- [ ] ${text}`),
    '',
  ].join('\n');
}

function formatPoints(points: readonly DescribedPoint[], texts: ReportTexts, heading: string): string[] {
  const failures = points.filter(({ verdict }) => verdict === 'failed' || verdict === 'advice');
  return [
    `| ${texts.columns.join(' | ')} |`,
    '| --- | --- | --- |',
    ...points.map(({ id, title, result }) => `| ${id} | ${title} | ${result} |`),
    ...failures.flatMap(({ id, title, evidence, expected, link }) => [
      ...['', `${heading} ${id} ${title}`, '', '```', ...evidence, '```', ''],
      `${texts.expected} ${expected} (\`${link}\`)`,
    ]),
  ];
}
