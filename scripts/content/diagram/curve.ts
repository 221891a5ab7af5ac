import { required } from '../../../packages/base/invariant.ts';

/** A point of a drawing. */
export type Point = { x: number; y: number };

/** A piece of an arrow: a cubic Bézier curve. */
export type Curve = [start: Point, control: Point, control2: Point, end: Point];

/** Leaves downwards (or upwards) and ends in the same direction. */
export function verticalCurve(start: Point, end: Point): Curve {
  const bend = (end.y - start.y) * 0.5;
  return [start, { x: start.x, y: start.y + bend }, { x: end.x, y: end.y - bend }, end];
}

/** Leaves to the right and ends from the left. */
export function horizontalCurve(start: Point, end: Point): Curve {
  const bend = (end.x - start.x) * 0.5;
  return [start, { x: start.x + bend, y: start.y }, { x: end.x - bend, y: end.y }, end];
}

export function straight(start: Point, end: Point): Curve {
  const third = { x: (end.x - start.x) / 3, y: (end.y - start.y) / 3 };
  return [start, { x: start.x + third.x, y: start.y + third.y }, { x: end.x - third.x, y: end.y - third.y }, end];
}

/** From side to side of one row, below (`drop` > 0) what is between. */
export function arc(start: Point, end: Point, drop: number): Curve {
  return [start, { x: start.x, y: start.y + drop }, { x: end.x, y: end.y + drop }, end];
}

/** The point at `t` of 0 to 1. */
export function pointAt([start, control, control2, end]: Curve, t: number): Point {
  const u = 1 - t;
  const mix = (a: number, b: number, c: number, d: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return {
    x: Math.round(mix(start.x, control.x, control2.x, end.x)),
    y: Math.round(mix(start.y, control.y, control2.y, end.y)),
  };
}

const HEAD_LENGTH = 7;
const HEAD_HALF = 4;

/** SVG path data of an arrow in whole units; straight pieces are written as such. The head is two strokes: a marker needs an id. */
export function arrowData(curves: Curve[]): string {
  const first = required(curves[0], 'An arrow has a curve.');
  const last = required(curves.at(-1), 'An arrow has a curve.');
  return `M${coordinates(first[0])}${curves.map(pieceData).join('')}${headData(last)}`;
}

function headData([, , before, end]: Curve): string {
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const back = { x: end.x - dx * HEAD_LENGTH, y: end.y - dy * HEAD_LENGTH };
  const sides = [
    { x: back.x - dy * HEAD_HALF, y: back.y + dx * HEAD_HALF },
    end,
    { x: back.x + dy * HEAD_HALF, y: back.y - dx * HEAD_HALF },
  ];
  return `M${sides.map(coordinates).join('L')}`;
}

function pieceData([start, control, control2, end]: Curve): string {
  if (Math.round(start.y) === Math.round(end.y) && control.y === start.y) return `H${Math.round(end.x)}`;
  if (Math.round(start.x) === Math.round(end.x) && control2.x === end.x && control.x === start.x)
    return `V${Math.round(end.y)}`;
  return `C${[control, control2, end].map(coordinates).join(' ')}`;
}

function coordinates({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
