import { expect, test } from 'vitest';
import type { SearchPage } from '../../model/search.ts';
import { isOneTypoAway } from './parse-query.ts';
import { search } from './query.ts';
import { buildIndex } from './search-index.ts';

const LIMITS = { pages: 7, hits: 3, excerpt: 100 };

const pages: SearchPage[] = [
  {
    path: '/tea/brew',
    title: 'Brew Tea',
    group: 'Tea',
    endpoints: [{ method: 'POST', path: '/v1/tea/brew', id: 'brewTea' }],
    entries: [
      {
        kind: 'field',
        id: 'body-leafWeight',
        label: 'leafWeight',
        text: 'Grams of leaves.',
        values: ['LIGHT', 'STRONG'],
      },
      { kind: 'error', id: 'error-422001', label: '422001 KETTLE_EMPTY', text: 'Fill the kettle first.' },
    ],
  },
  {
    path: '/tea/list',
    title: 'Tea List',
    endpoints: [{ method: 'GET', path: '/v1/tea', id: 'listTeas' }],
    entries: [
      { kind: 'section', id: 'water', label: 'Water', text: `${'The water is soft. '.repeat(20)}Brew slowly.` },
    ],
  },
  {
    path: '/notes',
    title: '笔记',
    endpoints: [],
    entries: [{ kind: 'section', label: '', text: '先查询茶叶，再看余额是多少。' }],
  },
];
const index = buildIndex({ pages });
const find = (text: string) => search(index, text, LIMITS);
const firstPath = (text: string) => find(text).groups[0]?.path;

test.each([
  ['brew tea', '/tea/brew'],
  ['tea brew', '/tea/brew'],
  ['list', '/tea/list'],
  ['/v1/tea/brew', '/tea/brew'],
  ['brewTea', '/tea/brew'],
  ['GET', '/tea/list'],
  ['leafweight', '/tea/brew'],
  ['weight', '/tea/brew'],
  ['strong', '/tea/brew'],
  ['422001', '/tea/brew'],
  ['４２２００１', '/tea/brew'],
  ['KETTLE_EMPTY', '/tea/brew'],
  ['ketle', '/tea/brew'],
  ['water', '/tea/list'],
  ['查询余额', '/notes'],
  ['余额查询', '/notes'],
])('%s leads to %s', (query, path) => {
  expect(firstPath(query)).toBe(path);
});

test.each([
  ['brew tea', 'exact-title'],
  ['brew', 'title-prefix'],
  ['tea brew', 'title-words'],
  ['/v1/tea/brew', 'endpoint'],
  ['leafWeight', 'field'],
  ['422001', 'error'],
  ['grams', 'body'],
])('%s matches as %s', (query, tier) => {
  expect(find(query).groups[0]?.hits[0]?.tier).toBe(tier);
});

test.each([
  ['如何从笔记里查询余额', '/notes'],
  ['brew tea price', '/tea/brew'],
])('%s: words that join others need not be there, and a title that is said counts', (query, path) => {
  expect(firstPath(query)).toBe(path);
});

test.each(['魑魅魍魉', '开心果', 'zzzz qqqq'])('words that the site does not have find nothing: %s', (query) => {
  expect(find(query).pages).toBe(0);
});

test('an error code is never taken for a neighbour', () => {
  expect(find('422002').pages).toBe(0);
});

test('all matches are marked, in the letters of the text', () => {
  const label = find('brew').groups[0]?.hits[0]?.label;

  expect(label).toEqual({ text: 'Brew Tea', marks: [[0, 4]] });
});

test('an excerpt is cut around its match', () => {
  const hit = find('slowly').groups[0]?.hits[0];

  expect(hit?.excerpt?.text).toMatch(/^….*Brew slowly\.$/);
  expect(hit?.excerpt?.text.length).toBeLessThanOrEqual(126);
});

test.each(['', '   ', '((.*+?[', '<img onerror=1>', '\ud800', '__proto__', 'constructor', 'tea '.repeat(5000)])(
  'answers a hostile query: %j',
  (query) => {
    expect(find(query).pages).toBeGreaterThanOrEqual(0);
  },
);

test.each([
  ['kettle', 'ketle', true],
  ['kettle', 'kettel', true],
  ['kettle', 'kettlex', true],
  ['kettle', 'settlex', false],
  ['kettle', 'kettle', false],
])('%s and %s differ by one typo: %s', (a, b, expected) => {
  expect(isOneTypoAway(a, b)).toBe(expected);
});
