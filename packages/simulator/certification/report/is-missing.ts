import type { GradedPoint } from '../grade-points.ts';

/** Not seen, and neither advice nor something that this client does not use or was not asked for. */
export function isMissing({
  verdict,
  severity,
  reason,
}: Pick<GradedPoint, 'verdict' | 'severity' | 'reason'>): boolean {
  return verdict === 'not seen' && severity === undefined && !/^not used$|^needs /.test(reason ?? '');
}
