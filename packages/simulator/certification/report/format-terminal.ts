import type { Report } from '../grade.ts';
import { type DescribedPoint, describeClients, describeReport } from './describe-report.ts';
import { type ReportLanguage, type ReportTexts, TEXTS } from './report-texts.ts';

/** The report for a terminal: of each client, where there are several. `command` repeats the run. */
export function formatTerminal(report: Report, language: ReportLanguage, command?: string): string {
  const texts = TEXTS[language];
  const { points, counts, discarded, notDecidable } = describeReport(report, language);
  const clients = describeClients(report, language).flatMap(({ name, points: own, counts: sum }) => [
    `  ${name}`,
    ...formatPoints(own, texts),
    `  ${sum}`,
    '',
  ]);
  const lines = clients.length > 0 ? [...clients, `  ${texts.allClients}`] : [...formatPoints(points, texts), ''];
  const again = report.summary.failed > 0 && command !== undefined ? [`  ${texts.again} ${command}`] : [];
  const unseen = notDecidable.map((text) => `    ${text}`);
  return [
    ...lines,
    ...discarded.map((one) => `  ${one}\n`),
    `  ${texts.notDecidableTitle}`,
    ...unseen,
    '',
    `  ${counts}`,
    ...again,
  ].join('\n');
}

function formatPoints(points: readonly DescribedPoint[], texts: ReportTexts): string[] {
  return points.flatMap(({ id, title, verdict, result, evidence, expected, link }) => [
    `  ${id}  ${title}: ${result}`,
    ...(verdict === 'failed' || verdict === 'advice'
      ? [...evidence.map((one) => `      ${one}`), `      ${texts.expected} ${expected}  ${link}`]
      : []),
  ]);
}
