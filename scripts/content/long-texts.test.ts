import { expect, it } from 'vitest';
import type { SearchPage } from '../../src/model/search.ts';
import { kebab } from './compose/pages/reference-page.ts';
import { removeRepeated } from './emit/search-reduce.ts';
import { EXPLICIT_ID } from './markdown/heading.ts';
import { parseMarkdown } from './markdown/parse.ts';
import { foldLines } from './markdown/phrasing.ts';

const MANY = 500_000;
const PAGE: Omit<SearchPage, 'entries'> = { path: '/all', title: 'All', isLast: true, endpoints: [] };

// An expression that takes quadratic time needs hours for these.
it.each<[string, () => unknown]>([
  ['an operation id of capitals', () => kebab('A'.repeat(MANY))],
  ['an operation id of hyphens', () => kebab(`a${'-'.repeat(MANY)}a`)],
  [
    'a text without a sentence',
    () => removeRepeated([{ ...PAGE, entries: [{ kind: 'section', label: '', text: 'a'.repeat(MANY) }] }]),
  ],
  ['a heading of spaces', () => EXPLICIT_ID.exec(' '.repeat(MANY))],
  ['a text after many comments', () => parseMarkdown(`${'<!--a-->'.repeat(1000)}a`, 'guide', (_, source) => source)],
  ['a paragraph of spaces', () => foldLines(`a${' '.repeat(MANY)}a`)],
])('reads %s in one pass', (_, read) => {
  expect(read).not.toThrow();
});

it('words in capitals keep their borders', () => {
  expect(['listHTTPLogs', 'getAPI', 'merchant.v2', '-odd-'].map(kebab)).toEqual([
    'list-http-logs',
    'get-api',
    'merchant-v2',
    'odd',
  ]);
});
