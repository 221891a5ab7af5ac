import { required } from '../../../packages/base/invariant.ts';
import { type Curve, type Point, pointAt } from './curve.ts';
import { contains, type Rectangle } from './rectangle.ts';

const GAP = 6;
const STEPS = 12;

/** What a label must not cover: boxes and other labels; and what it should not: other arrows. */
export type Obstacles = { boxes: Rectangle[]; points: Point[] };

/** The best position for the label of an arrow: on it, near its middle, or else close beside it. Gives the centre. */
export function placeLabel(
  curves: Curve[],
  { width, height }: { width: number; height: number },
  { boxes, points }: Obstacles,
): Point {
  const candidates = candidatePoints(curves, width).map(({ point, detour }) => {
    const box = around(point, { width, height });
    const covered = boxes.filter((other) => overlaps(other, box)).length;
    const crossed = points.filter((other) => contains(box, other)).length;
    return { point, cost: covered * 100 + crossed * 4 + detour };
  });
  const [best] = candidates.toSorted((one, other) => one.cost - other.cost);
  return required(best, 'An arrow has points.').point;
}

/** Points along an arrow, for others to keep clear of. */
export function sampled(curves: Curve[]): Point[] {
  return curves.flatMap((curve) => Array.from({ length: STEPS + 1 }, (_, step) => pointAt(curve, step / STEPS)));
}

export function around({ x, y }: Point, { width, height }: { width: number; height: number }): Rectangle {
  return { x: x - width / 2 - 2, y: y - height / 2, width: width + 4, height };
}

/** The middle of the middle piece first; the further from it, the greater the detour. */
function candidatePoints(curves: Curve[], width: number): { point: Point; detour: number }[] {
  const middle = (curves.length - 1) / 2;
  return curves.flatMap((curve, index) =>
    [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].flatMap((t) => {
      const point = pointAt(curve, t);
      const detour = Math.abs(index - middle) * 2 + Math.abs(t - 0.5) * 8;
      return [
        { point, detour },
        { point: { x: point.x - width / 2 - GAP, y: point.y }, detour: detour + 2 },
        { point: { x: point.x + width / 2 + GAP, y: point.y }, detour: detour + 2 },
      ];
    }),
  );
}

function overlaps(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
