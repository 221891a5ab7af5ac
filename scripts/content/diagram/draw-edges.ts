import type { Look, Shape } from '../../../src/model/drawing.ts';
import { LOOP_WIDTH, type Rectangle } from './coordinates.ts';
import { arc, arrowData, type Curve, type Point, straight, verticalCurve } from './curve.ts';
import { getLabels, type Places } from './draw-states.ts';
import { getNode, type Rows } from './layers.ts';
import { around, LINE_HEIGHT, type Obstacles, placeLabel, sampled } from './place-labels.ts';
import { type GraphEdge, isFrameId, type StateGraph } from './state-graph.ts';
import { textWidth } from './text-width.ts';

type Side = 'top' | 'bottom';

/** Ends of arrows on one side of a box, in the order of what they lead to. */
type Port = { box: string; side: Side; edge: number; towards: number };

/** `labelAt`: where the label stands by the kind of the arrow, as its centre. */
type Drawn = { curves: Curve[]; edge: GraphEdge; labelAt?(size: { width: number; height: number }): Point };

const PORT_DISTANCE = 20;
const LANE = 7;
const ARC_DROP = 38;

/** Arrows with their labels. Labels keep clear of boxes and of each other. */
export function drawEdges(
  graph: StateGraph,
  { rows, courses }: Rows,
  { places, own }: { places: Places; own: readonly string[] },
): Shape[] {
  const depths = new Map(rows.flatMap((row, depth) => row.map(({ id }): [string, number] => [id, depth])));
  const getDepth = (end: string) => depths.get(getNode(graph, end)) ?? 0;
  const ports = getPorts(graph, courses, { places, getDepth });
  const drawn = graph.edges.map((edge, index): Drawn => {
    const [from, to] = [getPosition(places, edge.from), getPosition(places, edge.to)];
    if (edge.from === edge.to) return loop(edge, from);
    if (getDepth(edge.from) === getDepth(edge.to))
      return sideways(edge, { graph, places, row: rows[getDepth(edge.from)] });
    const passed = courses[index]?.items.slice(1, -1) ?? [];
    const isDown = getDepth(edge.to) > getDepth(edge.from);
    const start = portPoint(ports, { box: edge.from, side: isDown ? 'bottom' : 'top', edge: index, place: from });
    const end = portPoint(ports, { box: edge.to, side: isDown ? 'top' : 'bottom', edge: index, place: to });
    const points = [start, ...passed.map((id) => getCentre(getPosition(places, id))), end];
    return { edge, curves: points.slice(1).map((point, step) => verticalCurve(points[step] ?? point, point)) };
  });
  const boxes = [...places].flatMap(([id, place]) => (isFrameId(id) ? [] : [place]));
  // Labels that have one place go before those that may move.
  const inOrder = drawn.toSorted(
    (one, other) => Number(other.labelAt !== undefined) - Number(one.labelAt !== undefined),
  );
  const labels = inOrder.flatMap((line) => {
    const points = drawn.filter((other) => other !== line).flatMap(({ curves }) => sampled(curves));
    return labelShapes(line, { boxes, points });
  });
  return [...drawn.map((line) => getLine(line, own)), ...labels];
}

function getLine({ curves, edge }: Drawn, own: readonly string[]): Shape {
  const look: Look | undefined = edge.transitions.some(({ key }) => own.includes(key)) ? 'own' : undefined;
  return { kind: 'line', path: arrowData(curves), ...(look && { look }) };
}

/** Labels below each other; their place is taken for those that follow. */
function labelShapes({ curves, edge, labelAt }: Drawn, obstacles: Obstacles): Shape[] {
  const labels = getLabels(edge);
  const size = {
    width: Math.max(...labels.map((label) => textWidth(label))),
    height: labels.length * LINE_HEIGHT,
  };
  const centre = labelAt?.(size) ?? placeLabel(curves, size, obstacles);
  obstacles.boxes.push(around(centre, size));
  return labels.map((text, index): Shape => {
    const causes = edge.transitions.filter(({ label }) => label === text).flatMap(({ operations }) => operations);
    const page = causes.find((cause) => cause.page)?.page;
    const y = Math.round(centre.y - size.height / 2 + LINE_HEIGHT * (index + 0.75));
    return { kind: 'label', x: Math.round(centre.x), y, text, ...(page && { page }) };
  });
}

/** Within a row: straight between neighbours, one lane for each direction; below the row past others. */
function sideways(
  edge: GraphEdge,
  { graph, places, row = [] }: { graph: StateGraph; places: Places; row: Rows['rows'][number] | undefined },
): Drawn {
  const [from, to] = [getPosition(places, edge.from), getPosition(places, edge.to)];
  const isRight = to.x > from.x;
  const [left, right] = isRight ? [from, to] : [to, from];
  const others = row
    .map(({ id }) => getPosition(places, id))
    .concat(graph.nodes.flatMap(({ states }) => states.map((state) => getPosition(places, state))));
  const isBlocked = others.some(
    (other) =>
      other.height > 0 &&
      other.x >= left.x + left.width &&
      other.x + other.width <= right.x &&
      overlapsRow(other, left),
  );
  if (isBlocked) {
    const start = { x: from.x + from.width / 2 + (isRight ? 8 : -8), y: from.y + from.height };
    const end = { x: to.x + to.width / 2 + (isRight ? -8 : 8), y: to.y + to.height };
    const curve = arc(start, end, ARC_DROP);
    return { edge, curves: [curve] };
  }
  const hasReturn = graph.edges.some((other) => other.from === edge.to && other.to === edge.from);
  const lane = hasReturn ? (isRight ? -LANE : LANE) : 0;
  const y = from.y + from.height / 2 + lane;
  const start = { x: isRight ? from.x + from.width : from.x, y };
  const end = { x: isRight ? to.x : to.x + to.width, y };
  const x = (start.x + end.x) / 2;
  const labelAt: Drawn['labelAt'] = ({ height }) => ({ x, y: lane <= 0 ? y - 2 - height / 2 : y + 3 + height / 2 });
  return { edge, curves: [straight(start, end)], labelAt };
}

function overlapsRow(one: Rectangle, other: Rectangle): boolean {
  return one.y < other.y + other.height && other.y < one.y + one.height;
}

function loop(edge: GraphEdge, { x, y, width, height }: Rectangle): Drawn {
  const right = x + width;
  const [start, end] = [
    { x: right, y: y + height * 0.3 },
    { x: right, y: y + height * 0.7 },
  ];
  const bend = right + LOOP_WIDTH;
  const curve: Curve = [start, { x: bend, y: y - 2 }, { x: bend, y: y + height + 2 }, end];
  const labelAt: Drawn['labelAt'] = (size) => ({ x: bend - 1 + size.width / 2, y: y + height / 2 });
  return { edge, curves: [curve], labelAt };
}

function getPorts(
  graph: StateGraph,
  courses: Rows['courses'],
  { places, getDepth }: { places: Places; getDepth(end: string): number },
): Port[] {
  return graph.edges.flatMap(({ from, to }, index): Port[] => {
    if (getDepth(from) === getDepth(to)) return [];
    const isDown = getDepth(to) > getDepth(from);
    const items = courses[index]?.items ?? [];
    const next = items.length > 2 ? (items[1] ?? to) : to;
    const before = items.length > 2 ? (items.at(-2) ?? from) : from;
    return [
      { box: from, side: isDown ? 'bottom' : 'top', edge: index, towards: getCentre(getPosition(places, next)).x },
      { box: to, side: isDown ? 'top' : 'bottom', edge: index, towards: getCentre(getPosition(places, before)).x },
    ];
  });
}

/** Arrows on one side of a box are spread, so that none lies on another. */
function portPoint(
  ports: Port[],
  { box, side, edge, place }: { box: string; side: Side; edge: number; place: Rectangle },
): Point {
  const here = ports
    .filter((port) => port.box === box && port.side === side)
    .toSorted((one, other) => one.towards - other.towards || one.edge - other.edge);
  const index = here.findIndex((port) => port.edge === edge);
  const step = here.length > 1 ? Math.min(maxStep(place), (place.width - 20) / (here.length - 1)) : 0;
  const x = place.x + place.width / 2 + (index - (here.length - 1) / 2) * step;
  return { x, y: side === 'top' ? place.y : place.y + place.height };
}

/** The wider a box, the further apart its arrows. */
function maxStep({ width }: Rectangle): number {
  return Math.max(PORT_DISTANCE, width / 6);
}

function getCentre({ x, y, width, height }: Rectangle): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function getPosition(places: Places, id: string): Rectangle {
  return places.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
}
