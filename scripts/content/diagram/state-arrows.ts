import { invariant, required } from '../../../packages/base/invariant.ts';
import { arc, type Curve, type Point, straight, verticalCurve } from './curve.ts';
import type { EdgeRoute } from './layered-layout.ts';
import { nearestPositions } from './nearest-positions.ts';
import { getPairs } from './pairs.ts';
import type { Rectangle } from './rectangle.ts';
import type { GraphEdge, StateGraph } from './state-graph.ts';
import { getLabelSize, LOOP_WIDTH } from './state-sizes.ts';

/** An arrow as curves, and the centre of its labels. */
export type Arrow = { edge: GraphEdge; curves: Curve[]; label: Point };

/** Rectangles of nodes, and of the states inside frames. */
export type Boxes = Map<string, Rectangle>;

/** Where an arrow meets the upper or lower border of a box, and the x coordinate that it comes from or leads to. */
type Port = { box: Rectangle; isBelow: boolean; towards: number };

const PORT_DISTANCE = 16;
const PORT_MARGIN = 12;
/** Of the two arrows between a pair of states, from the middle of their boxes. */
const PAIR_OFFSET = 7;
const ARC_DROP = 38;

export function getBox(boxes: Boxes, id: string): Rectangle {
  return required(boxes.get(id), `The layout has a box for "${id}".`);
}

/** Arrows along the routes of the layered layout. Their ends are spread on the borders of boxes, in the order of where they lead. */
export function routeArrows(routed: { edge: GraphEdge; route: EdgeRoute }[], boxes: Boxes): Arrow[] {
  const arrows = routed.map(({ edge, route: { bends, label, isDown } }) => {
    const [first, last] = [bends.at(0), bends.at(-1)];
    invariant(first !== undefined && last !== undefined, 'A route bends at its label.');
    const start = { box: getBox(boxes, edge.from), isBelow: isDown, towards: first.x };
    const end = { box: getBox(boxes, edge.to), isBelow: !isDown, towards: last.x };
    return { edge, label, bends, start, end };
  });
  const ports = arrows.flatMap(({ start, end }) => [start, end]);
  return arrows.map(({ edge, label, start, bends, end }) => {
    const points = [getPortPoint(start, ports), ...bends, getPortPoint(end, ports)];
    return { edge, label, curves: getPairs(points).map(([from, to]) => verticalCurve(from, to)) };
  });
}

function getPortPoint(port: Port, ports: Port[]): Point {
  const { box, isBelow } = port;
  const beside = ports
    .filter((other) => other.box === box && other.isBelow === isBelow)
    .toSorted((one, other) => one.towards - other.towards);
  const margin = Math.min(PORT_MARGIN, box.width / 2);
  const [least, most] = [box.x + margin, box.x + box.width - margin];
  const last = beside.length - 1;
  const distance = Math.min(PORT_DISTANCE, (most - least) / Math.max(last, 1));
  const wanted = beside.map(({ towards }, index) =>
    Math.min(Math.max(towards, least + index * distance), most - (last - index) * distance),
  );
  const positions = nearestPositions(
    wanted,
    wanted.map(() => distance),
  );
  const x = required(positions[beside.indexOf(port)], 'A port is one of its border.');
  return { x, y: isBelow ? box.y + box.height : box.y };
}

/** Between two states of a frame: straight between neighbours, or below those that are between. */
export function sidewaysArrow(edge: GraphEdge, states: string[], { edges }: StateGraph, boxes: Boxes): Arrow {
  const [from, to] = [getBox(boxes, edge.from), getBox(boxes, edge.to)];
  const isRight = to.x > from.x;
  const size = getLabelSize(edge);
  if (Math.abs(states.indexOf(edge.from) - states.indexOf(edge.to)) > 1) {
    const inset = isRight ? 8 : -8;
    const y = from.y + from.height;
    const start = { x: from.x + from.width / 2 + inset, y };
    const end = { x: to.x + to.width / 2 - inset, y };
    const label = { x: (start.x + end.x) / 2, y: y + ARC_DROP * 0.75 };
    return { edge, curves: [arc(start, end, ARC_DROP)], label };
  }
  const hasReturn = edges.some((other) => other.from === edge.to && other.to === edge.from);
  const offset = hasReturn ? (isRight ? -PAIR_OFFSET : PAIR_OFFSET) : 0;
  const y = from.y + from.height / 2 + offset;
  const start = { x: isRight ? from.x + from.width : from.x, y };
  const end = { x: isRight ? to.x : to.x + to.width, y };
  const label = {
    x: (start.x + end.x) / 2,
    y: offset <= 0 ? y - 2 - size.height / 2 : y + 3 + size.height / 2,
  };
  return { edge, curves: [straight(start, end)], label };
}

/** From a state to itself, on its right. */
export function loopArrow(edge: GraphEdge, boxes: Boxes): Arrow {
  const { x, y, width, height } = getBox(boxes, edge.from);
  const [right, bend] = [x + width, x + width + LOOP_WIDTH];
  const curve: Curve = [
    { x: right, y: y + height * 0.3 },
    { x: bend, y: y - 2 },
    { x: bend, y: y + height + 2 },
    { x: right, y: y + height * 0.7 },
  ];
  return { edge, curves: [curve], label: { x: bend - 1 + getLabelSize(edge).width / 2, y: y + height / 2 } };
}
