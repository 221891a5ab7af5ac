/** The positions nearest to the wanted ones that keep the distances: the mean of pushing from the left and from the right. */
export function nearestPositions(wanted: number[], getDistance: (index: number) => number): number[] {
  const pushedLeft: number[] = [];
  let after = Number.POSITIVE_INFINITY;
  for (const [back, value] of wanted.toReversed().entries()) {
    pushedLeft.unshift(Math.min(value, after));
    after = Math.min(value, after) - getDistance(wanted.length - 1 - back);
  }
  let before = Number.NEGATIVE_INFINITY;
  return wanted.map((value, index) => {
    const pushedRight = Math.max(value, before + getDistance(index));
    before = pushedRight;
    return (pushedRight + (pushedLeft[index] ?? value)) / 2;
  });
}
