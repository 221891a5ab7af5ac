import type { GradedPoint } from '../grade.ts';

/** Failed, and of no consequence. */
export function isFailedAdvice({ verdict, severity }: Pick<GradedPoint, 'verdict' | 'severity'>): boolean {
  return verdict === 'failed' && severity === 'advice';
}
