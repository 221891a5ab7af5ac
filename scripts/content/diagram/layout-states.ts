import { required } from '../../../packages/base/invariant.ts';
import type { Drawing, Shape } from '../../../src/model/drawing.ts';
import type { StateMachine } from '../../../src/model/state-machine.ts';
import { arrowData } from './curve.ts';
import { inFrame } from './in-frame.ts';
import { type LayoutEdge, layoutLayers } from './layered-layout.ts';
import { contains, getCentre, type Rectangle } from './rectangle.ts';
import { type Arrow, type Boxes, getBox, loopArrow, routeArrows, sidewaysArrow } from './state-arrows.ts';
import { type GraphEdge, getNode, isFrame, START, type StateGraph, stateGraph } from './state-graph.ts';
import { getLabelSize, getLabels, getNodeSize, LINE_HEIGHT, LOOP_WIDTH, positionInFrame } from './state-sizes.ts';
import { textWidth } from './text-width.ts';

// A layout takes some milliseconds, and the development server wants the same forty at every change.
const drawings = new Map<string, Drawing>();

/**
 * Lays out a state machine from the start downwards. `own`: keys of the transitions that the reader's call causes. The same machine
 * gives the same object, which nobody may change.
 */
export function layoutStates(machine: StateMachine, own: readonly string[] = []): Drawing {
  const key = JSON.stringify([machine, own]);
  const drawing = drawings.get(key) ?? layoutMachine(machine, own);
  drawings.set(key, drawing);
  return drawing;
}

function layoutMachine(machine: StateMachine, own: readonly string[]): Drawing {
  const graph = stateGraph(machine);
  const { boxes, arrows } = layoutGraph(graph);
  return inFrame([
    ...nodeShapes(machine, graph, boxes),
    ...arrows.map((arrow) => lineShape(arrow, own)),
    ...arrows.flatMap((arrow) => labelShapes(arrow, getFrames(graph, boxes))),
  ]);
}

/** A frame is one node of the layered layout: the states in it and the arrows between them are laid out by its own rules. */
function layoutGraph(graph: StateGraph): { boxes: Boxes; arrows: Arrow[] } {
  const frames = graph.nodes.filter(isFrame);
  const getOwnFrame = ({ from, to }: GraphEdge) =>
    frames.find(({ states }) => states.includes(from) && states.includes(to));
  const outside = sortEdges(graph).filter((edge) => !getOwnFrame(edge));
  const sizes = new Map(graph.nodes.map((node) => [node.id, getNodeSize(graph, node)]));
  const { nodes, routes } = layoutLayers(
    sizes,
    outside.map((edge) => toLayoutEdge(edge, graph)),
  );
  const boxes: Boxes = new Map([
    ...nodes,
    ...frames.flatMap((frame) => positionInFrame(graph, frame, getBox(nodes, frame.id))),
  ]);
  const isLoop = ({ from, to }: GraphEdge) => from === to;
  const routed = outside.map((edge, index) => ({ edge, route: required(routes[index], 'Each edge has a route.') }));
  return {
    boxes,
    arrows: [
      ...routeArrows(
        routed.filter(({ edge }) => !isLoop(edge)),
        boxes,
      ),
      ...graph.edges.filter(isLoop).map((edge) => loopArrow(edge, boxes)),
      ...graph.edges.flatMap((edge) => {
        const frame = getOwnFrame(edge);
        return frame && !isLoop(edge) ? [sidewaysArrow(edge, frame.states, graph, boxes)] : [];
      }),
    ],
  };
}

/** In the order of the states that they lead from and to, from left to right. */
function sortEdges({ nodes, edges }: StateGraph): GraphEdge[] {
  const order = nodes.flatMap(({ id, states }) => [id, ...states]);
  return edges.toSorted(
    (one, other) =>
      order.indexOf(one.from) - order.indexOf(other.from) || order.indexOf(one.to) - order.indexOf(other.to),
  );
}

function toLayoutEdge(edge: GraphEdge, graph: StateGraph): LayoutEdge {
  const { width, height } = getLabelSize(edge);
  const room = edge.from === edge.to ? LOOP_WIDTH : 0;
  return { from: getNode(graph, edge.from), to: getNode(graph, edge.to), label: { width: width + room, height } };
}

function nodeShapes({ states }: StateMachine, { nodes }: StateGraph, boxes: Boxes): Shape[] {
  return [
    ...nodes
      .filter(({ id }) => id === START)
      .map(({ id }): Shape => ({ kind: 'dot', ...getCentre(getBox(boxes, id)) })),
    ...nodes.filter(isFrame).map(({ id }): Shape => ({ kind: 'band', ...getBox(boxes, id) })),
    ...states.map(
      ({ name, kind }): Shape => ({ kind: 'box', ...getBox(boxes, name), text: name, ...(kind && { variant: kind }) }),
    ),
  ];
}

function lineShape({ curves, edge }: Arrow, own: readonly string[]): Shape {
  const isOwn = edge.transitions.some(({ key }) => own.includes(key));
  return { kind: 'line', path: arrowData(curves), ...(isOwn && { variant: 'own' }) };
}

function getFrames({ nodes }: StateGraph, boxes: Boxes): Rectangle[] {
  return nodes.filter(isFrame).map(({ id }) => getBox(boxes, id));
}

/** Labels of an arrow below each other on a ground of their own, each a link to the first of its causes that has a page. */
function labelShapes({ edge, label: { x, y } }: Arrow, frames: Rectangle[]): Shape[] {
  const { height } = getLabelSize(edge);
  const isBand = frames.some((frame) => contains(frame, { x, y }));
  return getLabels(edge).map((text, index): Shape => {
    const labelled = edge.transitions.filter(({ label }) => label === text);
    const causes = labelled.flatMap(({ operations }) => operations);
    const page = causes.find((cause) => cause.page)?.page;
    const baseline = Math.round(y - height / 2 + LINE_HEIGHT * (index + 0.75));
    const ground = { half: Math.ceil(textWidth(text) / 2) + 2, ...(isBand && { isBand: true as const }) };
    return { kind: 'label', x: Math.round(x), y: baseline, text, ground, ...(page && { page }) };
  });
}
