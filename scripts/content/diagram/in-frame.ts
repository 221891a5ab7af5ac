import type { Drawing, Shape } from '../../../src/model/drawing.ts';
import type { Rectangle } from './rectangle.ts';
import { textWidth } from './text-width.ts';

const MARGIN = 6;

/** Moves everything so that nothing is left of or above 0, in whole units. */
export function inFrame(shapes: Shape[]): Drawing {
  const edges = shapes.map(getExtent);
  const left = Math.min(...edges.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...edges.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...edges.map(({ x, width }) => x + width)) + MARGIN;
  const bottom = Math.max(...edges.map(({ y, height }) => y + height)) + MARGIN;
  return {
    width: Math.ceil(right - left),
    height: Math.ceil(bottom - top),
    shapes: shapes.map((shape) => moved(shape, -left, -top)),
  };
}

function getExtent(shape: Shape): Rectangle {
  switch (shape.kind) {
    case 'box':
    case 'band':
      return shape;
    case 'dot':
      return { x: shape.x - 7, y: shape.y - 7, width: 14, height: 14 };
    case 'label': {
      const width = textWidth(shape.text);
      if (shape.variant === 'boxline') return { x: shape.x, y: shape.y - 12, width, height: 16 };
      return { x: shape.x - width / 2, y: shape.y - 12, width, height: 16 };
    }
    case 'line': {
      const numbers = [...shape.path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
      const [xs, ys] = [numbers.map(([x]) => x), numbers.map(([, y]) => y)];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    }
  }
}

function moved(shape: Shape, dx: number, dy: number): Shape {
  const [x, y] = [Math.round(dx), Math.round(dy)];
  if (shape.kind === 'line') return { ...shape, path: translatePath(shape.path, x, y) };
  return { ...shape, x: Math.round(shape.x + dx), y: Math.round(shape.y + dy) };
}

function translatePath(path: string, dx: number, dy: number): string {
  return path
    .replace(/(-?\d+) (-?\d+)/g, (_, x, y) => `${Number(x) + dx} ${Number(y) + dy}`)
    .replace(/([HV])(-?\d+)/g, (_, step, value) => `${step}${Number(value) + (step === 'H' ? dx : dy)}`);
}
