import type { GradedPoint } from '../grade.ts';

/** Not seen, and neither advice nor something that this client does not use. */
export function isMissing({
  verdict,
  severity,
  reason,
}: Pick<GradedPoint, 'verdict' | 'severity' | 'reason'>): boolean {
  return verdict === 'not seen' && severity === undefined && reason !== 'not used';
}
