import type { Report } from '../grade.ts';
import { type DescribedPoint, describeReport } from './describe-report.ts';
import { GROUPS } from './groups.ts';
import { type ReportLanguage, TEXTS } from './report-texts.ts';

/** The report as JUnit XML: a suite for each group, a case for each point; what was not seen is skipped, and advice is output. */
export function formatJunit(report: Report, language: ReportLanguage): string {
  const texts = TEXTS[language];
  const { points } = describeReport(report, language);
  const suites = GROUPS.flatMap(({ id, letters }) => {
    const own = points.filter((point) => letters.includes(point.id.charAt(0)));
    const count = (verdict: DescribedPoint['verdict']) => own.filter((point) => point.verdict === verdict).length;
    if (own.length === 0) return [];
    return [
      `  <testsuite name="${escapeXml(texts.groups[id])}" tests="${own.length}" failures="${count('failed')}" skipped="${count('not seen')}">`,
      ...own.map((point) => formatCase(point, texts.expected)),
      '  </testsuite>',
    ];
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites, '</testsuites>', ''].join('\n');
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
