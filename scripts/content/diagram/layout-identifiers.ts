import { invariant, required } from '../../../packages/base/invariant.ts';
import type { MapDrawing } from '../../../src/model/identifier-map.ts';
import { arrowData, horizontalCurve, type Point, straight } from './curve.ts';
import { groupCalls, type MapGraph, splitLanes } from './identifier-graph.ts';
import { type EdgeRoute, layoutLayers } from './layered-layout.ts';
import { getPairs } from './pairs.ts';
import { getCentre, type Rectangle, type Size } from './rectangle.ts';
import { textWidth } from './text-width.ts';

const SPACING = { rankdir: 'LR' as const, nodesep: 14, edgesep: 10, ranksep: 20 };
/** dagre places no label without a size. */
const NO_LABEL = { width: 1, height: 1 };
const LANE = { gap: 12, title: 30, padding: 14 };
const BOX = { height: 32, gap: 6, padding: 12, columns: 2, inColumn: 3 };
const FRAME_MARGIN = 8;
const PILL = { height: 28, padding: 14 };
/** Titles are drawn a little larger than the labels that `textWidth` measures. */
const TITLE_SIZE = 13 / 12;

/** Lays out which calls give and take which identifiers, from left to right: a lane for each group that shares none with another. */
export function layoutIdentifiers(graph: MapGraph): MapDrawing {
  const lanes = splitLanes(graph).map((lane) => layoutLane(graph, lane));
  const width = Math.max(...lanes.map((lane) => lane.width)) + 2 * LANE.padding;
  const drawing: MapDrawing = { width, height: 0, lanes: [], pills: [], boxes: [], frames: [], edges: [] };
  for (const { title, height, pills, boxes, frames, edges } of lanes) {
    const top = drawing.height + (drawing.lanes.length > 0 ? LANE.gap : 0);
    const move = <T extends Point>(part: T): T => ({
      ...part,
      x: Math.round(part.x) + LANE.padding,
      y: Math.round(part.y) + top + LANE.title,
    });
    drawing.lanes.push({ x: 0, y: top, width, height: LANE.title + height + LANE.padding, title });
    drawing.pills.push(...pills.map(move).toSorted(fromTheLeft));
    drawing.boxes.push(...boxes.map(move).toSorted(fromTheLeft));
    drawing.frames.push(...frames.map(move));
    drawing.edges.push(
      ...edges.map(({ points, ...edge }) => ({ ...edge, path: getPath(points.map((point) => move(point))) })),
    );
    drawing.height = top + LANE.title + height + LANE.padding;
  }
  return drawing;
}

function fromTheLeft(one: Point, other: Point): number {
  return one.x - other.x || one.y - other.y;
}

function getPath(points: Point[]): string {
  const pieces = getPairs(points).filter(([from, to]) => from.x !== to.x || from.y !== to.y);
  return arrowData(pieces.map(([from, to]) => (from.y === to.y ? straight(from, to) : horizontalCurve(from, to))));
}

function layoutLane(graph: MapGraph, { title, identifiers, calls }: ReturnType<typeof splitLanes>[number]) {
  const groups = groupCalls(graph, calls).map((group) => ({ ...group, ...placeCalls(graph, group.calls) }));
  const getPill = (identifier: number): Size => ({
    width: textWidth(required(graph.identifiers[identifier], 'It is in the graph.'), 'mono') + 2 * PILL.padding,
    height: PILL.height,
  });
  const sizes = new Map<string, Size>([
    ...identifiers.map((identifier): [string, Size] => [`i${identifier}`, getPill(identifier)]),
    ...groups.map(({ size }, index): [string, Size] => [`g${index}`, size]),
  ]);
  const links = groups.flatMap(({ takes, gives, calls }, index) => [
    ...takes.map(({ identifier, isRequired }) => ({
      from: `i${identifier}`,
      to: `g${index}`,
      identifier,
      calls,
      isRequired,
    })),
    ...gives.map((identifier) => ({ from: `g${index}`, to: `i${identifier}`, identifier, calls, isGiven: true })),
  ]);
  const layout = layoutLayers(
    sizes,
    links.map(({ from, to }) => ({ from, to, label: NO_LABEL })),
    SPACING,
  );
  const ranks = getRanks(layout.nodes);
  const getNode = (id: string) => {
    const node = required(layout.nodes.get(id), 'Each node has a place.');
    // To the left in its rank, so that all arrows end at one line, before they could cross a neighbour.
    return { ...node, x: getRank(ranks, getCentre(node).x).left };
  };
  return {
    title,
    width: Math.max(...ranks.map(({ right }) => right)),
    height: Math.max(...[...layout.nodes.values()].map(({ y, height }) => y + height)),
    pills: identifiers.map((identifier) => ({ ...getNode(`i${identifier}`), identifier })),
    boxes: groups.flatMap(({ boxes }, index) => {
      const { x, y } = getNode(`g${index}`);
      return boxes.map((box) => ({ ...box, x: x + box.x, y: y + box.y }));
    }),
    frames: groups.flatMap(({ boxes }, index) => (boxes.length > 1 ? [getNode(`g${index}`)] : [])),
    edges: links.map(({ from, to, ...edge }, index) => {
      const route = required(layout.routes[index], 'Each edge has a route.');
      return { ...edge, points: getPoints(getNode(from), getNode(to), { route, ranks }) };
    }),
  };
}

/** What the nodes of one rank take up from left to right; `centre` is that of all of them, as dagre places them. */
type Rank = { centre: number; left: number; right: number };

function getRanks(nodes: Map<string, Rectangle>): Rank[] {
  const ranks = new Map<number, Rank>();
  for (const node of nodes.values()) {
    const centre = Math.round(getCentre(node).x);
    const { left, right } = ranks.get(centre) ?? { left: centre, right: centre };
    ranks.set(centre, { centre, left: Math.min(left, node.x), right: Math.max(right, node.x + node.width) });
  }
  return [...ranks.values()];
}

function getRank(ranks: Rank[], x: number): Rank {
  return required(
    ranks.find(({ centre }) => Math.abs(centre - x) < 1),
    'Each node is in a rank.',
  );
}

/** From one node to another: straight along the nodes of each rank, with bends only between the ranks. */
function getPoints(from: Rectangle, to: Rectangle, { route, ranks }: { route: EdgeRoute; ranks: Rank[] }): Point[] {
  const { bends, isDown: isForward } = route;
  const along = (left: number, right: number, y: number) => {
    const points = [left, right].map((x) => ({ x, y }));
    return isForward ? points : points.toReversed();
  };
  const getRow = ({ y, height }: Rectangle) => y + height / 2;
  const getOwn = ({ x }: Rectangle) =>
    required(
      ranks.find(({ left }) => left === x),
      'Each node is in a rank.',
    );
  const passed = bends.flatMap(({ x, y }) => {
    const rank = ranks.find(({ centre }) => Math.abs(centre - x) < 1);
    return rank ? along(rank.left, rank.right, y) : [];
  });
  const [start, end] = isForward
    ? [along(from.x + from.width, getOwn(from).right, getRow(from)), [{ x: to.x, y: getRow(to) }]]
    : [[{ x: from.x, y: getRow(from) }], along(to.x + to.width, getOwn(to).right, getRow(to))];
  return [...start, ...passed, ...end];
}

/** The boxes of calls in columns, and a margin for the frame around several. */
function placeCalls({ calls }: MapGraph, group: number[]) {
  const titles = group.map((call) => required(calls[call], 'It is in the graph.').title);
  const width = Math.ceil(Math.max(...titles.map((title) => textWidth(title))) * TITLE_SIZE) + 2 * BOX.padding;
  const columns = group.length > BOX.inColumn ? BOX.columns : 1;
  const rows = Math.ceil(group.length / columns);
  const margin = group.length > 1 ? FRAME_MARGIN : 0;
  invariant(rows > 0, 'A group has calls.');
  return {
    boxes: group.map((call, index) => ({
      call,
      x: margin + (index % columns) * (width + BOX.gap),
      y: margin + Math.floor(index / columns) * (BOX.height + BOX.gap),
      width,
      height: BOX.height,
    })),
    size: {
      width: columns * (width + BOX.gap) - BOX.gap + 2 * margin,
      height: rows * (BOX.height + BOX.gap) - BOX.gap + 2 * margin,
    },
  };
}
