import { required } from '../../../packages/base/invariant.ts';
import type { ConstructionArrow, ConstructionBox, ConstructionText } from './construction.ts';
import { nearestPositions } from './nearest-positions.ts';
import { getPairs } from './pairs.ts';
import type { Rectangle } from './rectangle.ts';
import { textWidth } from './text-width.ts';

export const TITLE_HEIGHT = 32;
export const NOTE_HEIGHT = 16;
export const LINE_HEIGHT = 22;
/** Between two arrows that reach a box, not one of its lines. */
const PORT_DISTANCE = 12;
const PADDING = 12;
const MIN_WIDTH = 92;
const BOX_GAP = 18;
const COLUMN_GAP = 38;
const LABEL_MARGIN = 20;
/** An odd number: the last one goes to the right, so that a result is level with what it is made of. */
const SWEEPS = 9;

type Graph = { boxes: ConstructionBox[]; arrows: ConstructionArrow[] };

/** Something in a column: a box, or a dummy node where an arrow passes the column, of height 0. */
type Item = { id: string; height: number };

/** Where an arrow meets an item, below its upper edge. */
type Stop = { id: string; height: number };

/** Rectangles of boxes and dummy nodes by id, and for each arrow its stops, both ends included. */
export type ConstructionPositions = { rectangles: Map<string, Rectangle>; routes: Stop[][] };

/**
 * A layered layout from left to right. It is our own, because arrows lead to lines inside boxes, level where they can: dagre has no ports and
 * aligns the middles of boxes. Every box is as near to the last column as its arrows allow.
 */
export function positionConstruction(graph: Graph): ConstructionPositions {
  const columnOf = getColumns(graph);
  const columns = stackBoxes(graph, columnOf);
  const routes = graph.arrows.map((arrow, index) => {
    const [start, end] = [arrow.from.box, arrow.to.box].map((id) => columnOf.get(id));
    const dummies = columns.slice(required(start, 'A box has a column.') + 1, end).map((column, count) => {
      const dummy = { id: `dummy ${index} ${count}`, height: 0 };
      column.push(dummy);
      return dummy;
    });
    return [getPort(graph, arrow, 'from'), ...dummies, getPort(graph, arrow, 'to')];
  });
  const tops = alignItems(columns, routes.flatMap(getPairs));
  return { rectangles: getRectangles(graph, columns, { tops, columnOf }), routes };
}

/** An end of an arrow: the middle of a line, or of the title, beside others. */
function getPort({ boxes, arrows }: Graph, arrow: ConstructionArrow, side: 'from' | 'to'): Stop {
  const { box: id, line } = arrow[side];
  const head = headHeight(
    required(
      boxes.find((box) => box.id === id),
      `There is a box "${id}".`,
    ),
  );
  if (line !== undefined) return { id, height: head + (line - 0.5) * LINE_HEIGHT };
  const ports = arrows.filter((other) => other[side].box === id && other[side].line === undefined);
  return { id, height: head / 2 + (ports.indexOf(arrow) - (ports.length - 1) / 2) * PORT_DISTANCE };
}

export function headHeight({ note }: ConstructionBox): number {
  return TITLE_HEIGHT + (note === undefined ? 0 : NOTE_HEIGHT);
}

function boxHeight(box: ConstructionBox): number {
  return headHeight(box) + box.lines.length * LINE_HEIGHT + (box.lines.length > 0 ? 6 : 4);
}

function boxWidth({ title, note = '', lines }: ConstructionBox): number {
  return Math.max(
    MIN_WIDTH,
    textWidth(note) + 2 * PADDING,
    ...[title, ...lines].map((text) => getWidth(text) + 2 * PADDING),
  );
}

function getWidth({ text, code }: ConstructionText): number {
  return textWidth(text, code ? 'mono' : 'sans');
}

/** The last column holds what nothing is made of. Arrows lead to boxes that come later. */
function getColumns({ boxes, arrows }: Graph): Map<string, number> {
  const distances = new Map<string, number>();
  for (const { id } of boxes.toReversed()) {
    const targets = arrows
      .filter(({ from }) => from.box === id)
      .map(({ to }) => required(distances.get(to.box), 'An arrow leads to a later box.'));
    distances.set(id, targets.length > 0 ? 1 + Math.max(...targets) : 0);
  }
  const most = Math.max(...distances.values());
  return new Map([...distances].map(([id, distance]) => [id, most - distance]));
}

function stackBoxes({ boxes }: Graph, columnOf: Map<string, number>): Item[][] {
  const count = Math.max(-1, ...columnOf.values()) + 1;
  return Array.from({ length: count }, (_, column) =>
    boxes.filter(({ id }) => columnOf.get(id) === column).map((box) => ({ id: box.id, height: boxHeight(box) })),
  );
}

/** Upper edges of all items, each as level with its neighbours as the order of its column allows. Sorts dummy nodes into their columns. */
function alignItems(columns: Item[][], segments: [from: Stop, to: Stop][]): Map<string, number> {
  const tops = new Map<string, number>();
  const getTop = (id: string) => required(tops.get(id), `Item "${id}" has been positioned.`);
  for (const column of columns) {
    const total = column.reduce((sum, { height }) => sum + height + BOX_GAP, -BOX_GAP);
    let y = -total / 2;
    for (const { id, height } of column) {
      tops.set(id, y);
      y += height + (height > 0 ? BOX_GAP : 0);
    }
  }
  const getWantedTop = (id: string) => {
    const wishes = segments.flatMap(([from, to]) => {
      if (id === from.id) return [getTop(to.id) + to.height - from.height];
      return id === to.id ? [getTop(from.id) + from.height - to.height] : [];
    });
    return wishes.length > 0 ? wishes.reduce((sum, wish) => sum + wish, 0) / wishes.length : getTop(id);
  };
  for (const column of columns) {
    const dummies = column.filter(({ height }) => height === 0);
    for (const dummy of dummies) sortIn(column, dummy, getWantedTop);
  }
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const column of sweep % 2 === 0 ? columns : columns.toReversed()) {
      const wanted = column.map(({ id }) => getWantedTop(id));
      const gaps = column.map((_, index) => (column[index - 1]?.height ?? 0) + BOX_GAP);
      nearestPositions(wanted, gaps).forEach((top, index) => {
        tops.set(required(column[index], 'Each item has a position.').id, top);
      });
    }
  }
  return tops;
}

/** Before the first box whose middle is below the dummy node. */
function sortIn(column: Item[], dummy: Item, getWantedTop: (id: string) => number): void {
  const wanted = getWantedTop(dummy.id);
  column.splice(column.indexOf(dummy), 1);
  const before = column.findIndex(({ id, height }) => getWantedTop(id) + height / 2 > wanted);
  column.splice(before === -1 ? column.length : before, 0, dummy);
}

function getRectangles(
  { boxes, arrows }: Graph,
  columns: Item[][],
  { tops, columnOf }: { tops: Map<string, number>; columnOf: Map<string, number> },
): Map<string, Rectangle> {
  const rectangles = new Map<string, Rectangle>();
  let x = 0;
  columns.forEach((column, index) => {
    const width = Math.max(...boxes.filter(({ id }) => columnOf.get(id) === index).map(boxWidth));
    for (const { id, height } of column)
      rectangles.set(id, { x, y: required(tops.get(id), `Item "${id}" has a top.`), width, height });
    const labels = arrows
      .filter(({ from }) => columnOf.get(from.box) === index)
      .map(({ label = '' }) => textWidth(label));
    x += width + Math.max(COLUMN_GAP, ...labels.map((label) => label + LABEL_MARGIN));
  });
  return rectangles;
}
