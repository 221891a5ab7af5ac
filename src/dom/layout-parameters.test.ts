import { expect, it } from 'vitest';
import { copyLayoutParameters, hiddenParts } from './layout-parameters.ts';

it('counts the value 0 alone, and known parts alone', () => {
  expect(hiddenParts('?sidebar=0&navbar=1&footer=00&main=0&outline=0')).toEqual(['sidebar', 'outline']);
});

it.each([
  ['/b', '?navbar=0&q=1', '?navbar=0'],
  ['/b?page=2', '?navbar=0', '?page=2&navbar=0'],
  ['/b?page=2', '', '?page=2'],
  ['/b', '?navbar=1', ''],
])('carries the switches over to %s from %s and nothing else', (to, from, search) => {
  const url = new URL(to, 'https://example.com');

  copyLayoutParameters(url, from);

  expect(url.search).toBe(search);
});
