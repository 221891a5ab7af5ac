import { expect, it } from 'vitest';
import type { MapGraph } from './identifier-graph.ts';
import { layoutIdentifiers } from './layout-identifiers.ts';
import type { Rectangle } from './rectangle.ts';

const taken = (identifier: number, isRequired = true) => ({ identifier, isRequired });
const call = (title: string, area: string, takes: number[], gives: number[]) => ({
  title,
  area,
  takes: takes.map((identifier) => taken(identifier)),
  gives,
});

/** Two ways to a card, five calls on cards, an order; quotes apart from them. */
const GRAPH: MapGraph = {
  identifiers: ['productId', 'cardId', 'orderId', 'quoteId'],
  calls: [
    call('List Products', 'Product', [], [0]),
    call('Open Card', 'Card', [0], [1, 2]),
    call('Apply for a Quote', 'Payment', [], [3]),
    call('List Cards', 'Card', [], [1]),
    ...['Details', 'Freeze', 'PIN', 'Contact', 'Log'].map((title) => call(title, 'Card', [1], [])),
    call('Withdraw', 'Card', [1], [2]),
    call('Order', 'Card', [2], []),
    call('Pay', 'Payment', [3], []),
  ],
};
const drawing = layoutIdentifiers(GRAPH);
const { lanes, boxes, pills, frames, edges } = drawing;

function overlap(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

it('gives a lane to the calls that share identifiers, named by their areas', () => {
  expect(lanes.map(({ title }) => title)).toEqual(['Product · Card', 'Payment']);
});

it('draws every call and every identifier once, within its lane, none over another', () => {
  const all: Rectangle[] = [...boxes, ...pills];
  expect(boxes.map((box) => box.call).toSorted((a, b) => a - b)).toEqual(GRAPH.calls.map((_, index) => index));
  expect(pills.map(({ identifier }) => identifier).toSorted()).toEqual([0, 1, 2, 3]);
  for (const one of all) {
    expect(all.filter((other) => other !== one && overlap(one, other))).toEqual([]);
    expect(lanes.filter((lane) => one.y >= lane.y && one.y + one.height <= lane.y + lane.height)).toHaveLength(1);
    expect(one.x >= 0 && one.x + one.width <= drawing.width).toBe(true);
  }
});

it('puts calls that take and give the same into one frame with one arrow', () => {
  const [frame] = frames;

  expect(frames).toHaveLength(1);
  expect(boxes.filter((box) => frame && overlap(box, frame)).map((box) => box.call)).toHaveLength(5);
  expect(edges.filter(({ calls }) => calls.length === 5)).toHaveLength(1);
});

it('leads from what gives an identifier, over it, to what takes it, from left to right', () => {
  const getPill = (identifier: number) => pills.find((pill) => pill.identifier === identifier)?.x ?? Number.NaN;
  for (const [index, { takes, gives }] of GRAPH.calls.entries()) {
    const x = boxes.find((box) => box.call === index)?.x ?? Number.NaN;
    for (const { identifier } of takes) expect(getPill(identifier)).toBeLessThan(x);
    for (const identifier of gives) expect(getPill(identifier)).toBeGreaterThan(x);
  }
});
