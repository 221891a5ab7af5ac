import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { memoryCache } from '../content/cache/cache.ts';
import { compile } from '../content/compile.ts';
import { readHash } from '../content/compose/published-package.ts';
import { readSite } from '../content/read/site.ts';
import { buildPackages } from './build-packages.ts';
import type { PackageSource } from './package.ts';
import { writePackages } from './write-packages.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'));
  writeFileSync(join(root, 'source.txt'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

let builds = 0;
const source = (name: string): PackageSource => ({
  name,
  version: '2.0.0',
  inputs: ['source.txt'],
  build: async () => {
    builds += 1;
    return [{ path: 'index.js', content: readFileSync(join(root, 'source.txt')) }];
  },
});
const named: string[][] = [];
const build = (sources = [source('simulator')], address = 'https://docs.example.com') =>
  buildPackages(
    sources,
    {
      ...{ root, siteDir: root, address, title: 'Tea', locales: ['en'] },
      compile: async (packages) => {
        named.push(packages.map(({ file }) => file));
        return compile(await readSite('tests/fixtures/shop'), { cache: memoryCache(), packages });
      },
    },
    join(root, 'cache'),
  );

it('names a package by version and content, and builds it again only when its inputs have changed', async () => {
  const [first] = await build();
  expect(first?.entry.file).toBe(`simulator-2.0.0-${first?.entry.sha256.slice(0, 8)}.tgz`);
  const before = builds;
  expect(await build()).toEqual([first]);
  expect(builds).toBe(before);
  writeFileSync(join(root, 'source.txt'), 'two');
  const [second] = await build();
  expect(second?.entry.file).not.toBe(first?.entry.file);
  expect(readdirSync(join(root, 'cache'))).toHaveLength(1);
});

it('builds again for another address', async () => {
  await build();
  const before = builds;
  await build(undefined, 'https://docs.example.com/api');
  expect(builds).toBe(before + 1);
});

it('refuses two packages of one name, and a name that is no file name', async () => {
  await expect(build([source('client'), source('client')])).rejects.toThrow('"client" is no name');
  await expect(build([source('../client')])).rejects.toThrow('"../client" is no name');
});

it('makes a package of the pages that name the others, and again when one of them has another name', async () => {
  const pages: PackageSource = {
    name: 'pages',
    version: '2.0.0',
    inputs: [],
    isMadeOfPages: true,
    build: async ({ compile }) => {
      const { localeBuilds } = await compile();
      return localeBuilds.map(({ site }) => ({ path: `${site.locale}.txt`, content: site.title }));
    },
  };
  const [simulator, made] = await build([pages, source('simulator')]);
  expect([simulator?.entry.name, made?.entry.name]).toEqual(['simulator', 'pages']);
  expect(named).toEqual([[simulator?.entry.file]]);
  await build([pages, source('simulator')]);
  expect(named).toHaveLength(1);
  writeFileSync(join(root, 'source.txt'), 'two');
  const [other] = await build([pages, source('simulator')]);
  expect(named).toEqual([[simulator?.entry.file], [other?.entry.file]]);
});

it('keeps earlier packages beside those of this build, which alone are in the manifest', async () => {
  const earlier = join(root, 'first', 'downloads');
  await writePackages(await build(), { siteFolder: join(root, 'first') });
  writeFileSync(join(root, 'source.txt'), 'two');
  const packages = await build();
  await writePackages(packages, { siteFolder: join(root, 'second'), earlier });
  const files = readdirSync(join(root, 'second', 'downloads')).sort();
  expect(files).toHaveLength(3);
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'second', 'downloads', 'manifest.json'), 'utf8'));
  expect(manifest).toEqual({ packages: packages.map(({ entry }) => entry) });
  const [old = ''] = readdirSync(earlier).filter((file) => readHash(file));
  writeFileSync(join(earlier, old), 'something else');
  await expect(writePackages(packages, { siteFolder: join(root, 'third'), earlier })).rejects.toThrow(old);
});
