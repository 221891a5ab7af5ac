import type { Point } from './curve.ts';

/** A rectangle by its upper left corner. */
export type Rectangle = { x: number; y: number; width: number; height: number };

export type Size = { width: number; height: number };

/** The rectangle of a size around a point. */
export function centreOn({ x, y }: Point, { width, height }: Size): Rectangle {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function getCentre({ x, y, width, height }: Rectangle): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function contains({ x, y, width, height }: Rectangle, point: Point): boolean {
  return point.x > x && point.x < x + width && point.y > y && point.y < y + height;
}
