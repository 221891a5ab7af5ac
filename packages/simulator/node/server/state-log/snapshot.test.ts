import { expect, it } from 'vitest';
import { setIn, type Table } from '../../../core/state/table.ts';
import { createTestState } from '../../../core/test-merchant.ts';
import { addPart, splitState } from './snapshot.ts';

it('splits a large state into small parts, and makes the same state of them', () => {
  const state = createTestState({ seed: 'parts', time: 0 });
  const orderNumbers: Table<string> = {};
  for (let number = 0; number < 20_000; number += 1) setIn(orderNumbers, `open:N-${number}`, 'x'.repeat(30));
  const timers = [...Array(100).keys()].map((at) => [{ at, order: at, kind: 'tick', subject: 'y'.repeat(2000) }]);
  // An id may be any name of JavaScript.
  const codes = JSON.parse(`{"__proto__": {"createdAt": 0}, "large": {"scopes": ["${'z'.repeat(70_000)}"]}}`);
  const large = { ...state, orderNumbers, timers, auth: { ...state.auth, codes } } as typeof state;
  const parts = [...splitState(large)];
  const texts = parts.map((part) => JSON.stringify(part));

  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(75_000);
  const again = texts.map((text) => JSON.parse(text)).reduce(addPart, undefined);
  expect(JSON.stringify(again)).toBe(JSON.stringify(large));
});

it('leaves a small state in one part', () => {
  expect([...splitState(createTestState({ seed: 'one', time: 0 }))]).toHaveLength(1);
});
