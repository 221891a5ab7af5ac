import type { GradedPoint } from '../grade.ts';

/** Not seen, and not because the client uses no WebSocket. */
export function isMissing({ verdict, reason }: Pick<GradedPoint, 'verdict' | 'reason'>): boolean {
  return verdict === 'not seen' && reason !== 'not used';
}
