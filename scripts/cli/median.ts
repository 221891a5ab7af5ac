import { required } from '../../packages/base/invariant.ts';

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return required(sorted[Math.floor(sorted.length / 2)], 'There are values to take the median of.');
}
