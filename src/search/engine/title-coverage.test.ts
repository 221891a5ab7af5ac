import { expect, test } from 'vitest';
import type { SearchPage } from '../../model/search.ts';
import { search } from './query.ts';
import { buildIndex } from './search-index.ts';
import { getMeant, getTitleCoverage } from './title-coverage.ts';

const page = (title: string): SearchPage => ({ path: `/${title}`, title, endpoints: [], entries: [] });
const getCoverage = (title: string, ...said: [term: string, quality: number][]) =>
  getTitleCoverage(
    page(title),
    getMeant({ terms: said.map(([term, quality]) => ({ terms: [term], mask: 1, quality })) }),
  );

test.each([
  ['Create a task', 1],
  ['Get task details by ID', 1],
  ['Create a task template', 0.5],
  ['Delete a template', 0],
  ['Create', 0],
])('"task" says of the title "%s" %d, without its verb and the words that say nothing', (title, coverage) => {
  expect(getCoverage(title, ['tasks', 1])).toBe(coverage);
});

test('a Chinese title is said by pairs of its characters', () => {
  expect(getCoverage('创建订单', ['订单', 1])).toBe(1);
  expect(getCoverage('创建订单模板', ['订单', 1])).toBe(0.5);
});

test('a synonym of a word says less of a title than the word', () => {
  expect(getCoverage('Pay an invoice', ['invoice', 0.8])).toBe(0.8);
});

test('among operations on the same thing, the one whose title says nothing else comes first', () => {
  const operation = (title: string, path: string) => ({
    ...page(title),
    endpoints: [{ method: 'POST', path, id: path.slice(1) }],
  });
  const pages = [
    operation('Create a task template from a task', '/templates'),
    operation('Create a status for a task', '/statuses'),
    operation('Create a task', '/tasks'),
  ];
  const { groups } = search(buildIndex({ pages }), 'new task', { pages: 3, hits: 1, excerpt: 100 });
  expect(groups[0]?.title).toBe('Create a task');
});
