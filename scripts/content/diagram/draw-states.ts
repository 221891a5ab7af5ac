import type { Drawing, Shape } from '../../../src/model/drawing.ts';
import type { StateMachine } from '../../../src/model/state-machine.ts';
import {
  BOX_HEIGHT,
  boxWidth,
  FRAME_MARGIN,
  frameOffsets,
  isFrame,
  itemHeight,
  itemWidth,
  type LabelWidth,
  placeRows,
  type Rectangle,
} from './coordinates.ts';
import { drawEdges } from './draw-edges.ts';
import { inFrame } from './in-frame.ts';
import { getNode, getRows, type Rows } from './layers.ts';
import { LINE_HEIGHT } from './place-labels.ts';
import { type GraphEdge, START, type StateGraph, stateGraph } from './state-graph.ts';
import { textWidth } from './text-width.ts';

const ROW_GAP = 62;
/** For each arrow label after the first few between two rows. */
const LABEL_LINE = 9;
const LABELS_WITHOUT_ROOM = 3;

/** Rectangles of nodes, of the states inside frames, and of the places that arrows pass. */
export type Places = Map<string, Rectangle>;

// A drawing takes ten milliseconds, and the development server wants the same forty at every change.
const drawings = new Map<string, Drawing>();

/**
 * Draws a state machine in rows from the start downwards. `own`: keys of the transitions that the reader's call causes. The same machine
 * gives the same object, which nobody may change.
 */
export function drawStates(machine: StateMachine, own: readonly string[] = []): Drawing {
  const key = JSON.stringify([machine, own]);
  const drawing = drawings.get(key) ?? draw(machine, own);
  drawings.set(key, drawing);
  return drawing;
}

function draw(machine: StateMachine, own: readonly string[]): Drawing {
  const graph = stateGraph(machine);
  const rows = getRows(graph);
  const places = getPositions(graph, rows);
  const shapes = [...boxes(machine, graph, places), ...drawEdges(graph, rows, { places, own })];
  return inFrame(shapes);
}

function getPositions(graph: StateGraph, { rows, courses }: Rows): Places {
  const labelWidth = labelWidths(graph);
  const neighbours = new Map<string, string[]>();
  for (const { items } of courses) {
    items.slice(1).forEach((id, index) => {
      const before = items[index] ?? id;
      neighbours.set(id, [...(neighbours.get(id) ?? []), before]);
      neighbours.set(before, [...(neighbours.get(before) ?? []), id]);
    });
  }
  const lefts = placeRows(rows, { neighbours: (id) => neighbours.get(id) ?? [], labelWidth });
  const places: Places = new Map();
  let y = 0;
  rows.forEach((row, depth) => {
    const height = Math.max(...row.map(itemHeight));
    for (const item of row) {
      const own = itemHeight(item);
      const place = {
        x: lefts.get(item.id) ?? 0,
        y: y + (height - own) / 2,
        width: itemWidth(item, labelWidth),
        height: own,
      };
      places.set(item.id, place);
      if (item.node && isFrame(item.node))
        placeInFrame(item.node.states, frameOffsets(item.node, labelWidth), place, places);
      else if (item.node && item.id !== START) places.set(item.id, { ...place, width: boxWidth(item.id) });
    }
    y += height + gapBelow(graph, rows, depth);
  });
  return places;
}

function placeInFrame(states: string[], offsets: number[], frame: Rectangle, places: Places): void {
  states.forEach((state, index) => {
    places.set(state, {
      x: frame.x + (offsets[index] ?? 0),
      y: frame.y + FRAME_MARGIN,
      width: boxWidth(state),
      height: BOX_HEIGHT,
    });
  });
}

/** Arrows that lead through the space below a row need room for their labels. */
function gapBelow(graph: StateGraph, rows: Rows['rows'], depth: number): number {
  const getDepth = (id: string) => rows.findIndex((row) => row.some((item) => item.id === getNode(graph, id)));
  const passing = graph.edges.filter(({ from, to }) => {
    const [one, other] = [getDepth(from), getDepth(to)];
    return Math.min(one, other) <= depth && Math.max(one, other) > depth;
  });
  const labels = passing.reduce((sum, edge) => sum + getLabels(edge).length, 0);
  const beside = graph.edges.filter(({ from, to }) => getDepth(from) === depth + 1 && getDepth(to) === depth + 1);
  const highest = Math.max(1, ...beside.map((edge) => getLabels(edge).length));
  return ROW_GAP + Math.max(labels - LABELS_WITHOUT_ROOM, 0) * LABEL_LINE + (highest - 1) * LINE_HEIGHT;
}

/** The words of an arrow: each label once. */
export function getLabels({ transitions }: GraphEdge): string[] {
  return [...new Set(transitions.map(({ label }) => label))];
}

function labelWidths({ edges }: StateGraph): LabelWidth {
  return (left, right) => {
    const between = edges.filter(({ from, to }) => (from === left && to === right) || (from === right && to === left));
    return Math.max(0, ...between.flatMap((edge) => getLabels(edge).map((label) => textWidth(label))));
  };
}

function boxes({ states }: StateMachine, { nodes }: StateGraph, places: Places): Shape[] {
  const shapes: Shape[] = nodes.flatMap((node): Shape[] => {
    const place = places.get(node.id);
    if (!place) return [];
    if (node.id === START) return [{ kind: 'dot', x: place.x + place.width / 2, y: place.y + place.height / 2 }];
    return isFrame(node) ? [{ kind: 'band', ...place }] : [];
  });
  return [
    ...shapes,
    ...states.flatMap(({ name, kind }): Shape[] => {
      const place = places.get(name);
      return place ? [{ kind: 'box', ...place, text: name, ...(kind && { look: kind }) }] : [];
    }),
  ];
}
