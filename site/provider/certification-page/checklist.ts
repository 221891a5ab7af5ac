import type { Report } from '../../../packages/simulator/certification/grade.ts';
import type { Verdict } from '../../../packages/simulator/certification/grade-points.ts';
import { isFailedAdvice } from '../../../packages/simulator/certification/report/is-failed-advice.ts';

/** The points of each line of a checklist. A line without any is for a person to check. */
export type Checklist = readonly (readonly string[])[];

/** The list of the guide “Going Live”. */
export const GOING_LIVE: Checklist = [
  [],
  [],
  ['T1', 'T2', 'T3', 'T4'],
  ['S3', 'S4', 'S5'],
  ['P1'],
  ['I1', 'I2', 'U1', 'U2', 'U3', 'U4'],
  ['O1', 'O2', 'O3', 'F2'],
  ['M1'],
  ['M2'],
  ['F1', 'F2', 'F3'],
  [],
  [],
  ['M3'],
  [],
  [],
  ['C2'],
  ...Array.from({ length: 4 }, () => []),
];

/** The list “Before going live” of the guide of token payment. */
export const TOKEN_PAYMENT: Checklist = [
  ['W2'],
  ['W7', 'W8'],
  ['W1', 'W3', 'W4', 'W5', 'W6', 'W9'],
  ['I2', 'U1'],
  ...Array.from({ length: 3 }, () => []),
];

export type LineVerdict = { verdict: Verdict | 'advice' | 'manual'; points: readonly string[] };

/** The worst verdict of the points of each line, and which points have it. */
export function gradeChecklist({ points }: Pick<Report, 'points'>, checklist: Checklist): LineVerdict[] {
  return checklist.map((ids): LineVerdict => {
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
