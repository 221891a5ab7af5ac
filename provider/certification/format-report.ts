import type { Evidence, GradedPoint, Report } from './grade.ts';
import type { PointId } from './points/point.ts';
import en from './texts/en.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** What a report says in words. */
type ReportTexts = typeof en;
export type ReportLanguage = 'en' | 'zh';

const TEXTS: Record<ReportLanguage, ReportTexts> = { en, zh };

/** The report for a terminal. `command` repeats the run. */
export function formatReport(report: Report, language: ReportLanguage, command?: string): string {
  const texts = TEXTS[language];
  const { passed, failed, 'not seen': unseen } = report.summary;
  const summary = [
    `${passed} ${texts.verdict.passed}`,
    `${failed} ${texts.verdict.failed}`,
    `${unseen} ${texts.verdict['not seen']}`,
  ].join('  ');
  const again = failed > 0 && command !== undefined ? [`  ${texts.again} ${command}`] : [];
  return [...report.points.flatMap((point) => formatPoint(point, texts)), '', `  ${summary}`, ...again].join('\n');
}

function formatPoint({ id, verdict, reason, evidence, link }: GradedPoint, texts: ReportTexts): string[] {
  const { title, expected } = texts[id satisfies PointId];
  const why = reason === undefined ? '' : ` (${describeReason(reason, texts)})`;
  const head = `  ${id}  ${title}: ${texts.verdict[verdict]}${why}`;
  if (verdict !== 'failed') return [head];
  return [
    head,
    ...evidence.map((one) => `      ${formatEvidence(one, texts)}`),
    `      ${texts.expected} ${expected}  ${link}`,
  ];
}

function describeReason(reason: NonNullable<GradedPoint['reason']>, { reason: texts }: ReportTexts): string {
  return reason === 'never tried' || reason === 'too few trials' || reason === 'masked'
    ? texts[reason]
    : texts.presumed;
}

function formatEvidence(
  { at, requestId, operation, status, code, fault, key, number, gapMs }: Evidence,
  { gap }: ReportTexts,
) {
  return [
    at.slice(11, 23),
    requestId,
    operation,
    number && `number ${number}`,
    key && `key ${key}`,
    `${status}${code === 0 ? '' : ` ${code}`}`,
    fault,
    gapMs !== undefined && `${gapMs} ${gap}`,
  ]
    .filter(Boolean)
    .join('  ');
}
