import type { Report } from '../grade.ts';
import type { GradedPoint, Verdict } from '../grade-points.ts';
import type { Evidence } from './evidence.ts';
import { isFailedAdvice } from './is-failed-advice.ts';
import { type ReportLanguage, type ReportTexts, TEXTS } from './report-texts.ts';

/** A graded point in words: the terminal, Markdown, JUnit and the page say these, in this order. */
export type DescribedPoint = {
  id: string;
  /** A failed point of no consequence is advice. */
  verdict: Verdict | 'advice';
  title: string;
  /** The verdict in words, with the reason why a point was not seen. */
  result: string;
  reason: string;
  evidence: string[];
  expected: string;
  link: string;
};

export type DescribedReport = { points: DescribedPoint[]; counts: string; discarded: string[]; notDecidable: string[] };

/** One of several clients, with its name. */
export type DescribedClient = Omit<DescribedReport, 'discarded' | 'notDecidable'> & { name: string };

/** The words of a report. */
export function describeReport(report: Report, language: ReportLanguage): DescribedReport {
  const { discarded = [], notDecidable } = report;
  const { discarded: text } = TEXTS[language];
  return {
    ...describeVerdicts(report, language),
    discarded: discarded.map(({ operation, count, requestId }) =>
      text.replace('{{operation}}', operation).replace('{{count}}', String(count)).replace('{{requestId}}', requestId),
    ),
    notDecidable: notDecidable.map((one) => one[language]),
  };
}

/** The words of each client, where a report tells several apart. */
export function describeClients({ clients = [] }: Report, language: ReportLanguage): DescribedClient[] {
  const { client: label, requests: unit } = TEXTS[language];
  return clients.map((one) => ({
    name: `${label} ${one.client} (${one.requests} ${unit})`,
    ...describeVerdicts(one, language),
  }));
}

function describeVerdicts({ points, summary }: Pick<Report, 'points' | 'summary'>, language: ReportLanguage) {
  const texts = TEXTS[language];
  const count = (verdict: DescribedPoint['verdict']) => `${summary[verdict]} ${texts.verdict[verdict]}`;
  const advice = summary.advice > 0 ? [count('advice')] : [];
  return {
    points: points.map((point) => describePoint(point, language)),
    counts: [count('passed'), count('failed'), ...advice, count('not seen')].join('  '),
  };
}

function describePoint(point: GradedPoint, language: ReportLanguage): DescribedPoint {
  const { id, title, reason, evidence, expected, link } = point;
  const verdict = isFailedAdvice(point) ? 'advice' : point.verdict;
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
    case 'left open':
    case 'not used':
    case 'masked':
      return texts[reason];
    case 'needs --rotate-key':
    case 'needs --long':
    case 'needs --crash':
    case 'needs --daily':
      return texts.needs.replace('{{option}}', reason.slice('needs '.length));
    default:
      return texts.presumed.replace('{{point}}', reason.slice('after '.length));
  }
}

function describeEvidence(
  { at, requestId, operation, status, code, fault, key, number, gapMs, skewMs, field, leak, more }: Evidence,
  { gap, skew, leak: leaks, more: others }: ReportTexts,
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
    skewMs !== undefined && `${Math.round(skewMs / 1000)} ${skew}`,
    field,
    leak && `${leaks.what[leak.what]}${leaks.where[leak.where]}`,
    gapMs !== undefined && `${gapMs} ${gap}`,
    more !== undefined && others.replace('{{count}}', String(more)),
  ]
    .filter(Boolean)
    .join('  ');
}
