import type { Report, Verdict } from '../certification/grade.ts';
import { isFailedAdvice } from '../certification/report/is-failed-advice.ts';

/** The points of each line of the checklist of the guide “Going Live”. A line without any is for a person to check. */
export const CHECKLIST: readonly (readonly string[])[] = [
  [],
  [],
  ['T1', 'T3', 'T4'],
  ['S3', 'S4'],
  ['P1'],
  ['I1', 'I2', 'U1', 'U2'],
  ['O1', 'O2', 'O3', 'F2'],
  [],
  ['F1', 'F2', 'F3'],
  ...Array.from({ length: 10 }, () => []),
];

export type LineVerdict = { verdict: Verdict | 'advice' | 'manual'; points: readonly string[] };

/** The worst verdict of the points of each line, and which points have it. */
export function gradeChecklist({ points }: Pick<Report, 'points'>): LineVerdict[] {
  return CHECKLIST.map((ids): LineVerdict => {
    const own = points
      .filter(({ id }) => ids.includes(id))
      .map((one) => ({ id: one.id, verdict: isFailedAdvice(one) ? ('advice' as const) : one.verdict }));
    const worst = (['failed', 'not seen', 'advice', 'passed'] as const).find((one) =>
      own.some(({ verdict }) => verdict === one),
    );
    if (worst === undefined) return { verdict: 'manual', points: [] };
    return { verdict: worst, points: own.filter(({ verdict }) => verdict === worst).map(({ id }) => id) };
  });
}
