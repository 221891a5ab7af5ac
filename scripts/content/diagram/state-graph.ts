import { required } from '../../../packages/base/invariant.ts';
import type { StateMachine, Transition } from '../../../src/model/state-machine.ts';

/** Id of the point where every object begins; no state has such a name. */
export const START = '[start]';

/** A state, the start (no states), or a frame around states that share their arrows. */
export type GraphNode = { id: string; states: string[] };

/** One arrow, with everything that may cause it. Ends are states, or the ids of nodes that are frames. */
export type GraphEdge = { from: string; to: string; transitions: Transition[] };

export type StateGraph = { nodes: GraphNode[]; edges: GraphEdge[] };

/** A machine as a graph with few arrows: states that many transitions leave together are framed, equal arrows are one. */
export function stateGraph({ states, transitions }: StateMachine): StateGraph {
  const names = states.map(({ name }) => name);
  const frame = sharedOrigin(names, transitions);
  const hasStart = transitions.some(({ from }) => from.length === 0);
  const nodes: GraphNode[] = [
    ...(hasStart ? [{ id: START, states: [] }] : []),
    ...(frame ? [{ id: frameId(frame), states: frame }] : []),
    ...names.filter((name) => !frame?.includes(name)).map((name) => ({ id: name, states: [name] })),
  ];
  const getOrder = ({ states: [first] }: GraphNode) => (first === undefined ? -1 : names.indexOf(first));
  const arrows = transitions.flatMap((transition) => getArrows(transition, frame));
  return {
    nodes: nodes.toSorted((one, other) => getOrder(one) - getOrder(other)),
    edges: mergeEdges(frame ? intoFrame(arrows, frame) : arrows),
  };
}

/** A frame holds several states. */
export function isFrame({ states }: GraphNode): boolean {
  return states.length > 1;
}

/** Id of the node that holds an end of an arrow. */
export function getNode({ nodes }: StateGraph, end: string): string {
  return required(
    nodes.find(({ id, states }) => id === end || states.includes(end)),
    `"${end}" is in the graph.`,
  ).id;
}

function frameId(states: string[]): string {
  return `[${states.join(' ')}]`;
}

/** The states that most transitions leave together, if at least two transitions do. */
function sharedOrigin(names: string[], transitions: Transition[]): string[] | undefined {
  const origins = transitions.map(({ from }) => from).filter((from) => from.length > 1);
  const candidates = origins.flatMap((one) => origins.map((other) => one.filter((state) => other.includes(state))));
  const scored = candidates
    .filter((candidate) => candidate.length > 1)
    .map((candidate) => {
      const uses = origins.filter((from) => candidate.every((state) => from.includes(state))).length;
      return { candidate, uses, score: (uses - 1) * (candidate.length - 1) };
    })
    .filter(({ uses }) => uses > 1)
    .toSorted((one, other) => other.score - one.score);
  const best = scored[0]?.candidate;
  return best && names.filter((name) => best.includes(name));
}

/** One arrow from each origin; from the frame when all of its states are among them. */
function getArrows(transition: Transition, frame: string[] | undefined): GraphEdge[] {
  const { from, to } = transition;
  if (from.length === 0) return [{ from: START, to, transitions: [transition] }];
  const isFromFrame = frame?.every((state) => from.includes(state)) ?? false;
  const single = isFromFrame ? from.filter((state) => !frame?.includes(state)) : from;
  const origins = isFromFrame && frame ? [frameId(frame), ...single] : single;
  return origins.map((origin) => ({ from: origin, to, transitions: [transition] }));
}

/** Arrows in the same words from one state to every state of the frame are one arrow to the frame. */
function intoFrame(edges: GraphEdge[], frame: string[]): GraphEdge[] {
  const getWords = ({ from, transitions }: GraphEdge) => `${from}\n${transitions[0]?.label}`;
  const coversFrame = (edge: GraphEdge) =>
    !frame.includes(edge.from) &&
    frame.every((state) => edges.some((other) => other.to === state && getWords(other) === getWords(edge)));
  return edges.map((edge) => (frame.includes(edge.to) && coversFrame(edge) ? { ...edge, to: frameId(frame) } : edge));
}

function mergeEdges(edges: GraphEdge[]): GraphEdge[] {
  const merged = new Map<string, GraphEdge>();
  for (const edge of edges) {
    const key = `${edge.from}\n${edge.to}`;
    const existing = merged.get(key);
    merged.set(key, existing ? { ...existing, transitions: [...existing.transitions, ...edge.transitions] } : edge);
  }
  return [...merged.values()];
}
