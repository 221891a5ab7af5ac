import { expect, test } from 'vitest';
import type { SearchConfig } from '../../../src/model/config.ts';
import { createCaches } from '../cache/caches.ts';
import { compile } from '../compile.ts';
import { readSite } from '../read/site.ts';
import { chooseSearch } from './choose-search.ts';

const site = await readSite('tests/fixtures/site');
const url = 'https://search.example.com/';

async function choose(search: SearchConfig) {
  const { compiled, reason } = chooseSearch(
    await compile({ ...site, config: { ...site.config, search } }, createCaches()),
  );
  return { modes: new Set(compiled.localeBuilds.map(({ site }) => site.search?.mode ?? 'local')), reason };
}

test('the server searches in all languages and versions of a site when the index of one of them is too large', async () => {
  // The index of the newest version has 33 entries, that of the first version 5.
  expect(await choose({ mode: 'auto', url, above: 32 })).toEqual({
    modes: new Set(['remote']),
    reason: `search at ${url}: the largest index has 33 entries, more than 32`,
  });
  expect(await choose({ mode: 'auto', url, above: 33 })).toEqual({
    modes: new Set(['local']),
    reason: 'search in the browser: the largest index has 33 entries, not more than 33',
  });
  expect((await choose({ mode: 'auto', url })).modes).toEqual(new Set(['local']));
});

test('a site that names its search gets that', async () => {
  expect(await choose({ mode: 'remote', url })).toEqual({ modes: new Set(['remote']), reason: undefined });
});
