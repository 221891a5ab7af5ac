import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { VOCABULARY } from '../rules/vocabulary.js';
import { vocabularyPage } from './vocabulary-page.ts';

it('docs/x-vocabulary.md shows the table of the gate: run "npx api-docs vocabulary" after changing it', async () => {
  expect(await readFile('docs/x-vocabulary.md', 'utf8')).toBe(vocabularyPage());
});

it('the rules that the table names exist, and its names are sorted and unique', async () => {
  const files = (await readdir('site/rules/functions')).map((name) => name.replace('.js', ''));
  const names = VOCABULARY.map(({ name }) => name);

  expect(VOCABULARY.flatMap(({ rules = [] }) => rules).filter((rule) => !files.includes(rule))).toEqual([]);
  expect(names).toEqual([...new Set(names)].sort());
});
