import { required } from '../../../packages/base/invariant.ts';
import type { Rectangle, Size } from './rectangle.ts';
import { type GraphEdge, type GraphNode, isFrame, START, type StateGraph } from './state-graph.ts';
import { textWidth } from './text-width.ts';

/** Of labels below each other: the outline that covers the arrow behind a label must not cover the descenders above it. */
export const LINE_HEIGHT = 17;
export const LOOP_WIDTH = 24;
const BOX_HEIGHT = 36;
const MIN_BOX_WIDTH = 80;
const BOX_PADDING = 12;
const DOT_SIZE = 14;
const FRAME_MARGIN = 14;
const FRAME_GAP = 26;

/** The words of an arrow: each label once. */
export function getLabels({ transitions }: GraphEdge): string[] {
  return [...new Set(transitions.map(({ label }) => label))];
}

/** Labels of an arrow are lines below each other. */
export function getLabelSize(edge: GraphEdge): Size {
  const labels = getLabels(edge);
  return { width: Math.max(...labels.map((label) => textWidth(label))), height: labels.length * LINE_HEIGHT };
}

export function getNodeSize(graph: StateGraph, node: GraphNode): Size {
  if (node.id === START) return { width: DOT_SIZE, height: DOT_SIZE };
  if (!isFrame(node)) return { width: getBoxWidth(node.id), height: BOX_HEIGHT };
  const [state, last] = required(positionInFrame(graph, node, { x: 0, y: 0 }).at(-1), 'A frame has states.');
  const width = last.x + last.width + getLoopWidth(graph, state) + FRAME_MARGIN;
  return { width, height: BOX_HEIGHT + 2 * FRAME_MARGIN };
}

/** Boxes of the states of a frame beside each other, with room for the labels of the arrows between them. */
export function positionInFrame(
  graph: StateGraph,
  { states }: GraphNode,
  frame: { x: number; y: number },
): [state: string, box: Rectangle][] {
  let x = frame.x + FRAME_MARGIN;
  return states.map((state, index) => {
    const box = { x, y: frame.y + FRAME_MARGIN, width: getBoxWidth(state), height: BOX_HEIGHT };
    const next = states[index + 1];
    const between = graph.edges.filter(
      ({ from, to }) => (from === state && to === next) || (from === next && to === state),
    );
    const label = Math.max(0, ...between.map((edge) => getLabelSize(edge).width));
    x += box.width + getLoopWidth(graph, state) + label + FRAME_GAP;
    return [state, box];
  });
}

/** Room beside a state of a frame for an arrow from it to itself. */
function getLoopWidth({ edges }: StateGraph, state: string): number {
  const loops = edges.filter(({ from, to }) => from === state && to === state);
  return Math.max(0, ...loops.map((edge) => getLabelSize(edge).width + LOOP_WIDTH + 8));
}

function getBoxWidth(state: string): number {
  return Math.max(MIN_BOX_WIDTH, textWidth(state, 'mono') + 2 * BOX_PADDING);
}
