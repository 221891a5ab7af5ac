import { appendFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createCaches } from '../cache/caches.ts';
import { compile } from '../compile.ts';
import { readSite } from '../read/site.ts';
import { emitPages } from './emit.ts';

const dir = await mkdtemp(join(tmpdir(), 'emit-again-'));
const publicDir = join(dir, 'public');
const caches = createCaches();
await cp('tests/fixtures/site', join(dir, 'site'), { recursive: true });
const site = await readSite(join(dir, 'site'));

afterAll(() => rm(dir, { recursive: true }));

/** As the development server does after each save. */
async function run() {
  const compiled = await compile(site, caches);
  const { changed, emitDocuments } = await emitPages(compiled, { publicDir, removesOthers: true, caches });
  await emitDocuments();
  return {
    localeBuilds: compiled.localeBuilds,
    changed,
    files: (await readdir(publicDir, { recursive: true })).sort(),
  };
}

test('what has not changed is neither composed nor written again, and stays', async () => {
  const first = await run();
  const again = await run();
  await appendFile(join(dir, 'site/guides/en/guide.md'), '\nOne more cup.\n');
  const changed = await run();

  expect(first.changed).toContain('_data/en/guide.json');
  expect(again.changed).toEqual([]);
  expect(again.files).toEqual(first.files);
  expect(changed.changed.sort()).toEqual(['_data/en/guide.json', '_data/search/en.json']);
  expect(changed.files).toEqual(first.files);
  const composedAgain = changed.localeBuilds.filter((localeBuild, index) => localeBuild !== first.localeBuilds[index]);
  expect(composedAgain.map(({ site, folder }) => folder + site.locale)).toEqual(['en']);
});
