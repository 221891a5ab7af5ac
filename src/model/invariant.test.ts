import { expect, test } from 'vitest';
import { invariant, required } from '../../packages/base/invariant.ts';

test('an invariant that does not hold throws its sentence', () => {
  expect(() => invariant(1 + 1 === 2, 'One and one are two.')).not.toThrow();
  expect(() => invariant(1 + 1 === 3, 'One and one are three.')).toThrow('Invariant: One and one are three.');
});

test('a required value is returned, also when it is empty, zero or false', () => {
  expect(['', 0, false].map((value) => required(value, 'The value is there.'))).toEqual(['', 0, false]);
  expect(() => required(undefined, 'The row has a cell.')).toThrow('Invariant: The row has a cell.');
  expect(() => required(null, 'The row has a cell.')).toThrow('Invariant: The row has a cell.');
});
