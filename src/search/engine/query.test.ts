import { expect, test } from 'vitest';
import type { SearchPage } from '../../model/search.ts';
import { createVocabulary, expand, isOneTypoAway } from './expand.ts';
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
  'survives a hostile query: %j',
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

const reader = buildIndex({
  pages: [
    {
      path: '/tea/brew',
      title: 'Brew Tea',
      keywords: ['make a cuppa', '泡茶', 'paocha', 'pc'],
      description: 'Pour hot water over leaves.',
      endpoints: [{ method: 'POST', path: '/v1/tea/{teaId}/brew', id: 'brewTea' }],
      entries: [{ kind: 'field', id: 'path-teaId', label: 'teaId' }],
    },
    {
      path: '/tea/steep',
      title: 'Steeping',
      endpoints: [{ method: 'GET', path: '/v1/steep', id: 'steepTea' }],
      entries: [{ kind: 'section', id: 'a', label: 'A', text: 'Water. Then a cuppa.' }],
    },
    {
      path: '/sample',
      title: 'Sample of brewing',
      isLast: true,
      endpoints: [],
      entries: [{ kind: 'section', id: 'brew', label: 'Brew tea' }],
    },
    { path: '/errors', title: 'Errors', endpoints: [], entries: [] },
  ],
  shared: [
    {
      kind: 'error',
      label: '422001 KETTLE_EMPTY',
      text: 'No water.',
      advice: 'Fill it.',
      locations: [['error-422001', 0, 1, 3]],
    },
  ],
  synonyms: [
    { term: 'infuse', means: ['steeping'] },
    { term: 'warm up', means: ['brew'] },
  ],
});
const readerFind = (text: string) => search(reader, text, LIMITS);

test.each([
  ['how do I make a cuppa', '/tea/brew'],
  ['泡茶怎么办', '/tea/brew'],
  ['paocha', '/tea/brew'],
  ['pc', '/tea/brew'],
  ['infusing', '/tea/steep'],
  ['warm up', '/tea/brew'],
  ['brew tea', '/tea/brew'],
  ['hot water', '/tea/brew'],
  ['{ "code": 422001, "message": "Kettle is empty" }', '/errors'],
  ['https://api.example.com/v1/tea/tea_01KF0AP900FF97V2GG6QJQCD0B/brew?x=1', '/tea/brew'],
  ['tea_01KF0AP900FF97V2GG6QJQCD0B', '/tea/brew'],
])('%s leads to %s', (query, path) => {
  expect(readerFind(query).groups[0]?.path).toBe(path);
});

test('an error of several pages is one hit with its other pages, meaning and advice apart', () => {
  const { groups, pages } = readerFind('422001');

  expect(pages).toBe(1);
  expect(groups[0]?.hits).toMatchObject([
    {
      excerpt: { text: 'No water.' },
      advice: { text: 'Fill it.' },
      locations: [
        { path: '/tea/brew', id: 'error-422001' },
        { path: '/tea/steep', title: 'Steeping' },
      ],
    },
  ]);
});

test('words that ask are not marked', () => {
  expect(readerFind('how do I brew a tea').groups[0]?.hits[0]?.label.marks).toEqual([
    [0, 4],
    [5, 8],
  ]);
});

test('a result names the words of the site that were searched instead', () => {
  expect(readerFind('infuse').tried).toEqual(['steeping']);
});

test('"local" is another word than "locale", and each still has its own endings', () => {
  const vocabulary = createVocabulary(['local', 'locally', 'locale', 'locales', 'localised', 'localization']);
  const find = (term: string) => {
    const found = expand({ term, start: 0, end: term.length }, { isCompound: false, isAlone: false }, vocabulary);
    return new Set(found.map((match) => match.term));
  };

  expect(find('local')).toEqual(new Set(['local', 'locally']));
  expect(find('locale')).toEqual(new Set(['locale', 'locales']));
});

test('within the addresses of one API there are no pages and no other locations of another', () => {
  const own = ['/black/a', '/green/a', '/green/b'].map((path) => ({ path, title: path, endpoints: [], entries: [] }));
  const apis = buildIndex({
    pages: own,
    shared: [{ kind: 'field', label: 'tenant', text: 'Who asks.', locations: [['body-tenant', 0, 1, 2]] }],
  });
  const paths = (within?: string) =>
    search(apis, 'tenant', { ...LIMITS, ...(within && { within }) }).groups.flatMap(({ path, hits }) => [
      path,
      ...hits.flatMap(({ locations = [] }) => locations.map((location) => location.path)),
    ]);

  expect(paths('/green/')).toEqual(['/green/a', '/green/b']);
  expect(paths()).toHaveLength(3);
});
