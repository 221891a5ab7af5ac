import { required } from '../../../packages/base/invariant.ts';
import type { Drawing, Shape, ShapeVariant } from '../../../src/model/drawing.ts';
import type { Construction, ConstructionBox, ConstructionKind } from './construction.ts';
import {
  type ConstructionPositions,
  headHeight,
  LINE_HEIGHT,
  NOTE_HEIGHT,
  positionConstruction,
  TITLE_HEIGHT,
} from './construction-positions.ts';
import { arrowData, type Curve, horizontalCurve, type Point } from './curve.ts';
import { inFrame } from './in-frame.ts';
import { getPairs } from './pairs.ts';
import { around, placeLabel, sampled } from './place-labels.ts';
import type { Rectangle } from './rectangle.ts';
import { textWidth } from './text-width.ts';

const VARIANTS: Record<ConstructionKind, ShapeVariant | undefined> = {
  data: undefined,
  key: 'waiting',
  step: 'ended',
  result: 'held',
};
const LINE_INDENT = 12;
const LABEL_HEIGHT = 15;

/** Lays out how something is put together: from left to right, arrows from line to line. */
export function layoutConstruction(graph: Construction): Drawing {
  const positions = positionConstruction(graph);
  const boxes = graph.boxes.flatMap((box) => boxShapes(box, getRectangle(positions.rectangles, box.id)));
  return inFrame(joinLines([...boxes, ...arrowShapes(graph, positions)]));
}

/** Lines of one variant are one path, below all labels: a page with pictures has fewer elements. */
function joinLines(shapes: Shape[]): Shape[] {
  const lines = new Map<ShapeVariant | undefined, string>();
  for (const shape of shapes)
    if (shape.kind === 'line') lines.set(shape.variant, (lines.get(shape.variant) ?? '') + shape.path);
  const joined = [...lines].map(([variant, path]): Shape => ({ kind: 'line', path, ...(variant && { variant }) }));
  return [...shapes.filter(({ kind }) => kind === 'box'), ...joined, ...shapes.filter(({ kind }) => kind === 'label')];
}

function boxShapes(box: ConstructionBox, rectangle: Rectangle): Shape[] {
  const { x, y, width } = rectangle;
  const { title, note, lines, kind } = box;
  const [middle, head, variant] = [x + width / 2, y + headHeight(box), VARIANTS[kind]];
  const names: Shape[] = [{ kind: 'label', x: middle, y: y + TITLE_HEIGHT - 11, variant: 'title', ...title }];
  if (note !== undefined)
    names.push({ kind: 'label', x: middle, y: y + TITLE_HEIGHT + NOTE_HEIGHT - 9, variant: 'note', text: note });
  const rules =
    lines.length > 0
      ? [{ kind: 'line', path: `M${x} ${Math.round(head) - 2}H${x + width}`, variant: 'rule' } as const]
      : [];
  return [
    { kind: 'box', ...rectangle, ...(variant && { variant }) },
    ...names,
    ...rules,
    ...lines.map((line, index): Shape => {
      const baseline = head + (index + 0.5) * LINE_HEIGHT + 4;
      return { kind: 'label', x: x + LINE_INDENT, y: baseline, variant: 'boxline', ...line };
    }),
  ];
}

function arrowShapes(graph: Construction, { rectangles, routes }: ConstructionPositions): Shape[] {
  const arrows = graph.arrows.map((arrow, index) => {
    const route = required(routes[index], 'Each arrow has a route.');
    const ends = route.map(({ id, height }) => {
      const { x, y, width } = getRectangle(rectangles, id);
      return { left: { x, y: y + height }, right: { x: x + width, y: y + height } };
    });
    return { arrow, curves: getCurves(ends) };
  });
  const boxes = graph.boxes.map(({ id }) => getRectangle(rectangles, id));
  return arrows.flatMap(({ arrow, curves }): Shape[] => {
    const line: Shape = { kind: 'line', path: arrowData(curves) };
    if (arrow.label === undefined) return [line];
    const size = { width: textWidth(arrow.label), height: LABEL_HEIGHT };
    const points = arrows.filter((other) => other.arrow !== arrow).flatMap((other) => sampled(other.curves));
    const centre = above(curves) ?? placeLabel(curves, size, { boxes, points });
    boxes.push(around(centre, size));
    const ground = { half: Math.ceil(size.width / 2) + 2 };
    return [line, { kind: 'label', x: centre.x, y: centre.y + 4, text: arrow.label, ground }];
  });
}

function getRectangle(rectangles: ConstructionPositions['rectangles'], id: string): Rectangle {
  return required(rectangles.get(id), `"${id}" has been positioned.`);
}

/** A level arrow is hardly longer than its label, which is above it. */
function above([curve]: Curve[]): Point | undefined {
  if (!curve) return undefined;
  const [start, , , end] = curve;
  const isLevel = Math.abs(end.y - start.y) < LABEL_HEIGHT;
  return isLevel
    ? { x: Math.round((start.x + end.x) / 2), y: Math.min(start.y, end.y) - LABEL_HEIGHT / 2 - 2 }
    : undefined;
}

/** From box to box, and straight across the columns that the arrow only passes. */
function getCurves(ends: { left: Point; right: Point }[]): Curve[] {
  return getPairs(ends).flatMap(([from, to], index): Curve[] => {
    const curve = horizontalCurve(from.right, to.left);
    return index === 0 ? [curve] : [horizontalCurve(from.left, from.right), curve];
  });
}
