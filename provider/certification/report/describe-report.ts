import type { GradedPoint, Report, Verdict } from '../grade.ts';
import type { Evidence } from './evidence.ts';
import { type ReportLanguage, type ReportTexts, TEXTS } from './point-texts.ts';

/** A graded point in words: the terminal, Markdown, JUnit and the page say these, in this order. */
export type DescribedPoint = {
  id: string;
  verdict: Verdict;
  title: string;
  /** The verdict in words, with the reason why a point was not seen. */
  result: string;
  reason: string;
  evidence: string[];
  expected: string;
  link: string;
};

export type DescribedReport = { points: DescribedPoint[]; counts: string; notDecidable: string[] };

/** The words of a report. */
export function describeReport({ points, summary, notDecidable }: Report, language: ReportLanguage): DescribedReport {
  const texts = TEXTS[language];
  const count = (verdict: Verdict) => `${summary[verdict]} ${texts.verdict[verdict]}`;
  return {
    points: points.map((point) => describePoint(point, language)),
    counts: [count('passed'), count('failed'), count('not seen')].join('  '),
    notDecidable: notDecidable.map((text) => text[language]),
  };
}

function describePoint(
  { id, title, verdict, reason, evidence, expected, link }: GradedPoint,
  language: ReportLanguage,
): DescribedPoint {
  const texts = TEXTS[language];
  const why = reason === undefined ? '' : describeReason(reason, texts);
  return {
    id,
    verdict,
    title: title[language],
    result: why === '' ? texts.verdict[verdict] : `${texts.verdict[verdict]} (${why})`,
    reason: why,
    evidence: evidence.map((one) => describeEvidence(one, texts)),
    expected: expected[language],
    link,
  };
}

function describeReason(reason: NonNullable<GradedPoint['reason']>, { reason: texts }: ReportTexts): string {
  switch (reason) {
    case 'never tried':
    case 'too few trials':
    case 'not used':
    case 'masked':
      return texts[reason];
    default:
      return texts.presumed.replace('{{point}}', reason.slice('after '.length));
  }
}

function describeEvidence(
  { at, requestId, operation, status, code, fault, key, number, gapMs }: Evidence,
  { gap }: ReportTexts,
): string {
  return [
    at.slice(11, 23),
    requestId,
    operation,
    number && `number ${number}`,
    key && `key ${key}`,
    status !== 0 && String(status),
    code !== 0 && String(code),
    fault,
    gapMs !== undefined && `${gapMs} ${gap}`,
  ]
    .filter(Boolean)
    .join('  ');
}
