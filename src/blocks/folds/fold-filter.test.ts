import { expect, test } from 'vitest';
import { matchesFilter } from './fold-filter.ts';

const POT = { title: 'TeaPot', names: ['lidWidth', 'state'] };

test.each([
  ['', true],
  ['teapot', true],
  ['LID', true],
  [' state  pot ', true],
  ['cup', false],
  ['state cup', false],
])('a row of a type matches the filter %j: %s', (filter, matches) => {
  expect(matchesFilter(POT, filter)).toBe(matches);
});
