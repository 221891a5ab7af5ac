import type { Report } from '../grade.ts';
import { type DescribedPoint, describeClients, describeReport } from './describe-report.ts';
import { GROUPS } from './groups.ts';
import { type ReportLanguage, type ReportTexts, TEXTS } from './report-texts.ts';

/** The report as JUnit XML: a suite for each group, of each client where there are several, a case for each point; what was not seen is skipped, and advice is output. */
export function formatJunit(report: Report, language: ReportLanguage): string {
  const clients = describeClients(report, language);
  const suites =
    clients.length > 0
      ? clients.flatMap(({ name, points }) => formatSuites(points, TEXTS[language], `${name}: `))
      : formatSuites(describeReport(report, language).points, TEXTS[language], '');
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites, '</testsuites>', ''].join('\n');
}

function formatSuites(points: readonly DescribedPoint[], texts: ReportTexts, prefix: string): string[] {
  return GROUPS.flatMap(({ id, letters }) => {
    const own = points.filter((point) => letters.includes(point.id.charAt(0)));
    const count = (verdict: DescribedPoint['verdict']) => own.filter((point) => point.verdict === verdict).length;
    if (own.length === 0) return [];
    return [
      `  <testsuite name="${escapeXml(prefix + texts.groups[id])}" tests="${own.length}" failures="${count('failed')}" skipped="${count('not seen')}">`,
      ...own.map((point) => formatCase(point, texts.expected)),
      '  </testsuite>',
    ];
  });
}

function formatCase({ id, title, verdict, reason, evidence, expected, link }: DescribedPoint, label: string): string {
  const start = `    <testcase classname="certification" name="${escapeXml(`${id} ${title}`)}"`;
  if (verdict === 'passed') return `${start}/>`;
  if (verdict === 'not seen') return `${start}><skipped message="${escapeXml(reason)}"/></testcase>`;
  const text = [...evidence, `${label} ${expected}  ${link}`].join('\n');
  if (verdict === 'advice') return `${start}><system-out>${escapeXml(text)}</system-out></testcase>`;
  return `${start}><failure message="${escapeXml(expected)}">${escapeXml(text)}</failure></testcase>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
