import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Drawing, Shape } from '../../../src/model/drawing.ts';
import type { StateMachine } from '../../../src/model/state-machine.ts';
import { memoryCache } from '../cache/cache.ts';
import { documentContext } from '../describe/document/document-context.ts';
import { describeChannelMachines, describeStateMachines } from '../describe/document/state-machines.ts';
import { createMarkdown } from '../markdown/markdown.ts';
import { layoutStates } from './layout-states.ts';
import { stateGraph } from './state-graph.ts';
import { textWidth } from './text-width.ts';

const markdown = await createMarkdown(memoryCache());

function machinesIn(file: string): StateMachine[] {
  const document = parse(readFileSync(file, 'utf8'));
  const api = { document, locate: () => ({ file, line: 1, column: 1 }) };
  const { context } = documentContext(api, { locale: 'en', markdown, report: () => {} });
  const channels: StateMachine[] = Object.values(document.channels ?? {}).flatMap((value) =>
    describeChannelMachines({ value: value as never, pointer: '' }),
  );
  return [...describeStateMachines(context), ...channels];
}

const machines = ['openapi/merchant.v2.yaml', 'openapi/token.yaml', 'asyncapi/listen.yaml'].flatMap(machinesIn);

function getShapes<Kind extends Shape['kind']>({ shapes }: Drawing, kind: Kind) {
  return shapes.filter((shape): shape is Extract<Shape, { kind: Kind }> => shape.kind === kind);
}

type Area = { x: number; y: number; width: number; height: number };

function overlap(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function overlapping<T extends Area>(areas: T[]): [T, T][] {
  return areas.flatMap((one, index) =>
    areas.slice(index + 1).flatMap((other): [T, T][] => (overlap(one, other) ? [[one, other]] : [])),
  );
}

test('finds the machines of the contract', () => {
  expect(machines.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'CardStatus',
      'CardOrderStatus',
      'HolderStatus',
      'PaymentStatus',
      'WithdrawalStatus',
      'message',
    ]),
  );
});

test.each(machines.map((machine) => [machine.id, machine] as const))('draws every state of %s apart', (_, machine) => {
  const boxes = getShapes(layoutStates(machine), 'box');

  expect(boxes.map(({ text }) => text).toSorted()).toEqual(machine.states.map(({ name }) => name).toSorted());
  expect(overlapping(boxes)).toEqual([]);
});

test.each(machines.map((machine) => [machine.id, machine] as const))(
  'keeps the labels of %s readable',
  (_, machine) => {
    const drawing = layoutStates(machine);
    const labels = getShapes(drawing, 'label').map(({ text, x, y }) => {
      const width = textWidth(text);
      return { text, x: x - width / 2, y: y - 9, width, height: 10 };
    });

    expect(new Set(labels.map(({ text }) => text))).toEqual(new Set(machine.transitions.map(({ label }) => label)));
    expect(overlapping(labels)).toEqual([]);
    expect(labels.filter((label) => getShapes(drawing, 'box').some((box) => overlap(box, label)))).toEqual([]);
  },
);

test.each(machines.map((machine) => [machine.id, machine] as const))('keeps %s within its frame', (_, machine) => {
  const { width, height, shapes } = layoutStates(machine);
  const points = shapes.flatMap((shape) =>
    shape.kind === 'line'
      ? [...shape.path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
      : [[shape.x, shape.y] as const],
  );

  expect(points.filter(([x, y]) => x < 0 || y < 0 || x > width || y > height)).toEqual([]);
});

test('lines of one label are as far apart as their outlines and descenders need', () => {
  const connection = machines.find(({ id }) => id === 'connection');
  const labels = connection ? getShapes(layoutStates(connection), 'label') : [];
  const stacked = labels.filter(({ x }) => labels.filter((other) => other.x === x).length > 1).map(({ y }) => y);
  const distances = stacked.slice(1).map((y, index) => y - (stacked[index] ?? 0));

  expect(stacked.length).toBeGreaterThan(3);
  // Ascenders of 9 with an outline of 4, descenders of 3.
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(16);
});

/** Of a picture in an article of a wide window, without its padding. */
const COLUMN_WIDTH = 590;

test.each(machines.map((machine) => [machine.id, machine] as const))('fits %s into a column of text', (_, machine) => {
  expect(layoutStates(machine).width).toBeLessThanOrEqual(COLUMN_WIDTH);
});

test('draws the same machine the same way', () => {
  for (const machine of machines) expect(layoutStates(machine)).toEqual(layoutStates({ ...machine, title: '' }));
});

test('frames the states that several transitions leave together', () => {
  const card = machines.find(({ id }) => id === 'CardStatus');
  const graph = card && stateGraph(card);

  expect(graph?.nodes.filter(({ states }) => states.length > 1).map(({ states }) => states)).toEqual([
    ['inactive', 'active', 'frozen'],
  ]);
  expect(graph?.edges.filter(({ from }) => from === 'blocked').map(({ to }) => to)).toEqual([
    '[inactive active frozen]',
    'expired',
  ]);
});

test('marks what the call of the reader causes', () => {
  const card = machines.find(({ id }) => id === 'CardStatus');
  const own = card ? getShapes(layoutStates(card, ['K5']), 'line').filter(({ variant }) => variant === 'own') : [];

  expect(own).toHaveLength(1);
});
