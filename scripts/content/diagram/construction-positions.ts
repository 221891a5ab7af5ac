import type { ConstructionArrow, ConstructionBox, ConstructionText } from './construction.ts';
import { nearestPositions } from './nearest-positions.ts';
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
/** An odd number: the last one goes to the right, so that what comes out stands level with what it is made of. */
const SWEEPS = 9;

type Graph = { boxes: ConstructionBox[]; arrows: ConstructionArrow[] };

/** Something in a column: a box, or the lane of an arrow that passes the column. */
type Item = { id: string; height: number };

/** Two neighbours in the way of an arrow, with the heights at which it leaves and arrives, below their upper edges. */
type Hop = { from: string; to: string; leaves: number; arrives: number };

/** Places of boxes and lanes by id, and the items that each arrow passes, both ends included. */
export type ConstructionPositions = { places: Map<string, Rectangle>; ways: string[][] };

/** Puts every box as near to its end as its arrows allow, and boxes of a column below each other, near to what they are joined with. */
export function placeConstruction(graph: Graph): ConstructionPositions {
  const columnOf = getColumns(graph);
  const columns = stacked(graph, columnOf);
  const ways = graph.arrows.map((arrow, index) => {
    const [start, end] = [columnOf.get(arrow.from.box) ?? 0, columnOf.get(arrow.to.box) ?? 0];
    const lanes = columns.slice(start + 1, end).map((_, count) => `lane ${index} ${count}`);
    return [arrow.from.box, ...lanes, arrow.to.box];
  });
  const hops = graph.arrows.flatMap((arrow, index) => getHops(graph, arrow, ways[index] ?? []));
  graph.arrows.forEach((arrow, index) => {
    const start = columnOf.get(arrow.from.box) ?? 0;
    for (const [count, id] of (ways[index] ?? []).slice(1, -1).entries())
      columns[start + 1 + count]?.push({ id, height: 0 });
  });
  const tops = settle(columns, hops);
  return { places: rectangles(graph, columns, { tops, columnOf }), ways };
}

/** Height of an end of an arrow below the upper edge of its box: the middle of a line, or of the title, beside others. */
export function portHeight({ boxes, arrows }: Graph, arrow: ConstructionArrow, side: 'from' | 'to'): number {
  const { box: id, line } = arrow[side];
  const box = boxes.find((candidate) => candidate.id === id);
  if (!box) return 0;
  if (line !== undefined) return headHeight(box) + (line - 0.5) * LINE_HEIGHT;
  const ports = arrows.filter((other) => other[side].box === id && other[side].line === undefined);
  return headHeight(box) / 2 + (ports.indexOf(arrow) - (ports.length - 1) / 2) * PORT_DISTANCE;
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

/** The last column holds what nothing is made of. */
function getColumns({ boxes, arrows }: Graph): Map<string, number> {
  const distances = new Map<string, number>();
  for (const { id } of boxes.toReversed()) {
    const targets = arrows.filter(({ from }) => from.box === id).map(({ to }) => distances.get(to.box) ?? 0);
    distances.set(id, targets.length > 0 ? 1 + Math.max(...targets) : 0);
  }
  const most = Math.max(0, ...distances.values());
  return new Map([...distances].map(([id, distance]) => [id, most - distance]));
}

function stacked({ boxes }: Graph, columnOf: Map<string, number>): Item[][] {
  const count = Math.max(0, ...columnOf.values()) + 1;
  return Array.from({ length: count }, (_, column) =>
    boxes.filter(({ id }) => columnOf.get(id) === column).map((box) => ({ id: box.id, height: boxHeight(box) })),
  );
}

function getHops(graph: Graph, arrow: ConstructionArrow, way: string[]): Hop[] {
  return way.slice(1).map((to, index) => ({
    from: way[index] ?? to,
    to,
    leaves: index === 0 ? portHeight(graph, arrow, 'from') : 0,
    arrives: index === way.length - 2 ? portHeight(graph, arrow, 'to') : 0,
  }));
}

/** Upper edges of all items: each as straight with its neighbours as the order of its column allows. Lanes find their place in it. */
function settle(columns: Item[][], hops: Hop[]): Map<string, number> {
  const tops = new Map<string, number>();
  for (const column of columns) {
    const total = column.reduce((sum, { height }) => sum + height + BOX_GAP, -BOX_GAP);
    let y = -total / 2;
    for (const { id, height } of column) {
      tops.set(id, y);
      y += height + (height > 0 ? BOX_GAP : 0);
    }
  }
  const wantedTop = (id: string) => {
    const wishes = hops.flatMap(({ from, to, leaves, arrives }) => {
      if (id === from) return [(tops.get(to) ?? 0) + arrives - leaves];
      return id === to ? [(tops.get(from) ?? 0) + leaves - arrives] : [];
    });
    return wishes.length > 0 ? wishes.reduce((sum, wish) => sum + wish, 0) / wishes.length : (tops.get(id) ?? 0);
  };
  for (const column of columns) {
    const lanes = column.filter(({ height }) => height === 0);
    for (const lane of lanes) insertLane(column, lane, wantedTop);
  }
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const column of sweep % 2 === 0 ? columns : columns.toReversed()) {
      const distance = (index: number) => (column[index - 1]?.height ?? 0) + BOX_GAP;
      const placed = nearestPositions(
        column.map(({ id }) => wantedTop(id)),
        distance,
      );
      column.forEach(({ id }, index) => {
        tops.set(id, placed[index] ?? 0);
      });
    }
  }
  return tops;
}

/** Before the first box whose middle is below the lane. */
function insertLane(column: Item[], lane: Item, wantedTop: (id: string) => number): void {
  const wanted = wantedTop(lane.id);
  column.splice(column.indexOf(lane), 1);
  const before = column.findIndex(({ id, height }) => wantedTop(id) + height / 2 > wanted);
  column.splice(before === -1 ? column.length : before, 0, lane);
}

function rectangles(
  { boxes, arrows }: Graph,
  columns: Item[][],
  { tops, columnOf }: { tops: Map<string, number>; columnOf: Map<string, number> },
): Map<string, Rectangle> {
  const places = new Map<string, Rectangle>();
  let x = 0;
  columns.forEach((column, index) => {
    const members = boxes.filter(({ id }) => columnOf.get(id) === index);
    const width = Math.max(...members.map(boxWidth));
    for (const { id, height } of column) places.set(id, { x, y: tops.get(id) ?? 0, width, height });
    const labels = arrows
      .filter(({ from }) => columnOf.get(from.box) === index)
      .map(({ label = '' }) => textWidth(label));
    x += width + Math.max(COLUMN_GAP, ...labels.map((label) => label + LABEL_MARGIN));
  });
  return places;
}
