import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheFolder, hashFiles } from './bundle.ts';

let root: string;
let made: number;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bundle-'));
  made = 0;
  await mkdir(join(root, 'src/deep'), { recursive: true });
  await writeFile(join(root, 'src/deep/one.ts'), 'one');
  await writeFile(join(root, 'lock.json'), '{}');
});

afterEach(() => rm(root, { recursive: true }));

function cache(name = 'site') {
  return cacheFolder(
    { cacheDir: join(root, 'cache'), name, hash: hashFiles(root, ['src', 'lock.json']) },
    async (folder) => {
      made += 1;
      await writeFile(join(folder, 'bundle.js'), 'bundled');
    },
  );
}

test('a cached folder is not made a second time', async () => {
  const first = await cache();
  const second = await cache();

  expect(made).toBe(1);
  expect(second).toBe(first);
  expect(await readFile(join(second, 'bundle.js'), 'utf8')).toBe('bundled');
});

test.each([
  ['a file in a folder is changed', () => writeFile(join(root, 'src/deep/one.ts'), 'two')],
  ['a file in a folder is renamed', () => rename(join(root, 'src/deep/one.ts'), join(root, 'src/deep/two.ts'))],
  ['a file of the list is changed', () => writeFile(join(root, 'lock.json'), '{"a":1}')],
])('a folder is made again, and the old one removed, when %s', async (_, change) => {
  const first = await cache();
  await change();
  const second = await cache();

  expect(made).toBe(2);
  expect(second).not.toBe(first);
  expect(await readdir(join(root, 'cache'))).toHaveLength(1);
});

test('a changed test makes no new folder', async () => {
  await cache();
  await writeFile(join(root, 'src/deep/one.test.ts'), 'a test');
  await cache();

  expect(made).toBe(1);
});

test('folders of two names do not replace each other', async () => {
  await cache('%2F');
  await cache('%2Fdocs%2F');

  expect(await readdir(join(root, 'cache'))).toHaveLength(2);
});

test('a folder that could not be made is not used', async () => {
  const options = { cacheDir: join(root, 'cache'), name: 'site', hash: 'a' };

  await expect(cacheFolder(options, () => Promise.reject(new Error('no bundle')))).rejects.toThrow('no bundle');
  const folder = await cacheFolder(options, (folder) => writeFile(join(folder, 'bundle.js'), 'bundled'));
  expect(await readdir(folder)).toEqual(['bundle.js']);
});
