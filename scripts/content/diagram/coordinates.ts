import type { RowItem } from './layers.ts';
import type { GraphNode } from './state-graph.ts';
import { START } from './state-graph.ts';
import { textWidth } from './text-width.ts';

/** A rectangle by its corner. */
export type Rectangle = { x: number; y: number; width: number; height: number };

export const BOX_HEIGHT = 36;
export const FRAME_MARGIN = 14;
export const LOOP_WIDTH = 24;
const MIN_BOX_WIDTH = 88;
const BOX_PADDING = 14;
const DOT_SIZE = 14;
const VIA_WIDTH = 16;
const ITEM_GAP = 26;
/** Beside a label on an arrow within a row. */
const LABEL_MARGIN = 26;
const SWEEPS = 8;

/** Width of the longest label between two neighbours of one row, or of an item's arrow to itself; 0 without an arrow. */
export type LabelWidth = (left: string, right: string) => number;

/** Left edges of all items, by id. Rows are centred on each other as far as their order allows. */
export function placeRows(
  rows: RowItem[][],
  { neighbours, labelWidth }: { neighbours(id: string): string[]; labelWidth: LabelWidth },
): Map<string, number> {
  const widths = new Map(rows.flat().map((item): [string, number] => [item.id, itemWidth(item, labelWidth)]));
  const getWidth = (id: string) => widths.get(id) ?? 0;
  const centres = new Map<string, number>();
  const gaps = (row: RowItem[], index: number) => {
    const [left, right] = [row[index - 1], row[index]];
    if (!left || !right) return 0;
    return gapBetween(left, right, labelWidth) + (getWidth(left.id) + getWidth(right.id)) / 2;
  };
  for (const row of rows) {
    let x = 0;
    row.forEach(({ id }, index) => {
      x += gaps(row, index);
      centres.set(id, x);
    });
    for (const { id } of row) centres.set(id, (centres.get(id) ?? 0) - x / 2);
  }
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const row of sweep % 2 === 0 ? rows : rows.toReversed()) {
      const wanted = row.map(({ id }) => getMean(neighbours(id), centres) ?? centres.get(id) ?? 0);
      const placed = nearestPlaces(wanted, (index) => gaps(row, index));
      row.forEach(({ id }, index) => {
        centres.set(id, placed[index] ?? 0);
      });
    }
  }
  const lefts = [...centres].map(([id, centre]): [string, number] => [id, centre - getWidth(id) / 2]);
  const least = Math.min(...lefts.map(([, left]) => left));
  return new Map(lefts.map(([id, left]) => [id, Math.round(left - least)]));
}

/** The arrow of a label within a row needs the room of its words. */
function gapBetween(left: RowItem, right: RowItem, labelWidth: LabelWidth): number {
  const width = labelWidth(left.id, right.id);
  return width > 0 ? width + LABEL_MARGIN : ITEM_GAP;
}

export function itemWidth({ node, via }: RowItem, labelWidth: LabelWidth): number {
  if (via || !node) return VIA_WIDTH;
  if (node.id === START) return DOT_SIZE;
  return isFrame(node) ? frameWidth(node, labelWidth) : slotWidth(node.id, labelWidth);
}

export function itemHeight({ node }: RowItem): number {
  if (!node) return 0;
  if (node.id === START) return DOT_SIZE;
  return isFrame(node) ? BOX_HEIGHT + 2 * FRAME_MARGIN : BOX_HEIGHT;
}

export function isFrame({ states }: GraphNode): boolean {
  return states.length > 1;
}

export function boxWidth(text: string): number {
  return Math.max(MIN_BOX_WIDTH, textWidth(text, 'mono') + 2 * BOX_PADDING);
}

/** A box, with room on its right for an arrow back to itself. */
function slotWidth(state: string, labelWidth: LabelWidth): number {
  const loop = labelWidth(state, state);
  return boxWidth(state) + (loop > 0 ? loop + LOOP_WIDTH + 8 : 0);
}

/** Boxes of a frame, from its left edge. */
export function frameOffsets({ states }: GraphNode, labelWidth: LabelWidth): number[] {
  let x = FRAME_MARGIN;
  return states.map((state, index) => {
    const offset = x;
    const next = states[index + 1];
    const width = next === undefined ? 0 : labelWidth(state, next);
    x += slotWidth(state, labelWidth) + (width > 0 ? width + LABEL_MARGIN : ITEM_GAP);
    return offset;
  });
}

function frameWidth(node: GraphNode, labelWidth: LabelWidth): number {
  const last = node.states.at(-1) ?? '';
  return (frameOffsets(node, labelWidth).at(-1) ?? 0) + slotWidth(last, labelWidth) + FRAME_MARGIN;
}

function getMean(ids: string[], centres: Map<string, number>): number | undefined {
  const values = ids.map((id) => centres.get(id) ?? 0);
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined;
}

/** The nearest places to the wanted ones that keep the distances: the mean of pushing from the left and from the right. */
export function nearestPlaces(wanted: number[], distance: (index: number) => number): number[] {
  const fromLeft: number[] = [];
  wanted.forEach((value, index) => {
    const before = fromLeft[index - 1];
    fromLeft.push(before === undefined ? value : Math.max(value, before + distance(index)));
  });
  const fromRight: number[] = [];
  wanted.toReversed().forEach((value, back) => {
    const index = wanted.length - 1 - back;
    const after = fromRight[0];
    fromRight.unshift(after === undefined ? value : Math.min(value, after - distance(index + 1)));
  });
  return fromLeft.map((value, index) => (value + (fromRight[index] ?? value)) / 2);
}
