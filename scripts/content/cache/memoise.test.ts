import { expect, test, vi } from 'vitest';
import type { Finding } from '../../findings/finding.ts';
import { createMemory } from './memoise.ts';

const PROBLEM: Finding = { severity: 'warning', file: 'tea.yaml', message: 'The tea is cold.' };

test('makes a result once from the same objects, and again from others', () => {
  const memory = createMemory();
  const make = vi.fn(() => ({ tea: 'green' }));
  const leaf = {};
  const memoise = (input: object) => memory.memoise('pot', [input], () => undefined, make);

  const first = memoise(leaf);

  expect(memoise(leaf)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  expect(memoise({})).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});

test('an input more or less is another input', () => {
  const memory = createMemory();
  const make = vi.fn(() => 1);
  const leaf = {};

  memory.memoise('pot', [leaf], () => undefined, make);
  memory.memoise('pot', [leaf, undefined], () => undefined, make);

  expect(make).toHaveBeenCalledTimes(2);
});

test('reports every time what was reported once', () => {
  const memory = createMemory();
  const report = vi.fn();
  const memoise = () => memory.memoise('pot', [], report, (say) => say(PROBLEM));

  memoise();
  memoise();

  expect(report.mock.calls).toEqual([[PROBLEM], [PROBLEM]]);
});
