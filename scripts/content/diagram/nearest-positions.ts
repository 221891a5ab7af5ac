import { required } from '../../../packages/base/invariant.ts';

/** The positions nearest to the wanted ones that keep the gaps before each: the mean of pushing from the left and from the right. */
export function nearestPositions(wanted: number[], gaps: number[]): number[] {
  const items = wanted.map((value, index) => ({ value, gap: required(gaps[index], 'Each item has a gap.') }));
  const pushedLeft: number[] = [];
  let most = Number.POSITIVE_INFINITY;
  for (const { value, gap } of items.toReversed()) {
    pushedLeft.push(Math.min(value, most));
    most = Math.min(value, most) - gap;
  }
  let least = Number.NEGATIVE_INFINITY;
  return items.map(({ value, gap }) => {
    least = Math.max(value, least + gap);
    return (least + required(pushedLeft.pop(), 'Each item has been pushed.')) / 2;
  });
}
