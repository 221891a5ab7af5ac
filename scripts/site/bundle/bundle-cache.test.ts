import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheFolder, listFiles } from './bundle-cache.ts';

let root: string;
let made: number;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bundle-'));
  made = 0;
  await mkdir(join(root, 'src/deep'), { recursive: true });
  await write('src/deep/one.ts', 'one');
  await write('src/unused.ts', 'unused');
  await write('lock.json', '{}');
  for (const name of ['src/deep/one.ts', 'lock.json']) await utimes(join(root, name), 0, 0);
});

afterEach(() => rm(root, { recursive: true }));

function write(name: string, text: string): Promise<void> {
  return writeFile(join(root, name), text);
}

function cache(name = 'site', whileMaking: () => Promise<void> = () => Promise.resolve()) {
  return cacheFolder({ root, cacheDir: join(root, 'cache'), name }, async (folder) => {
    made += 1;
    await writeFile(join(folder, 'bundle.js'), 'bundled');
    await whileMaking();
    return ['src/deep/one.ts', 'lock.json'];
  });
}

test('a cached folder is not made a second time', async () => {
  const first = await cache();
  const second = await cache();

  expect(made).toBe(1);
  expect(second).toBe(first);
  expect(await readFile(join(second, 'bundle.js'), 'utf8')).toBe('bundled');
});

test.each([
  ['a file that it was made from is changed', () => write('src/deep/one.ts', 'two')],
  ['a file that it was made from is replaced', () => rename(join(root, 'src/unused.ts'), join(root, 'lock.json'))],
])('a folder is made again, and the old one removed, when %s', async (_, change) => {
  const first = await cache();
  await change();
  const second = await cache();

  expect(made).toBe(2);
  expect(second).not.toBe(first);
  expect(await readdir(join(root, 'cache'))).toHaveLength(1);
});

test('a change of a file that it was not made from makes no new folder', async () => {
  await cache();
  await write('src/unused.ts', 'changed');
  await cache();

  expect(made).toBe(1);
});

test('what is saved while a folder is made makes it again next time', async () => {
  await cache('site', () => write('src/deep/one.ts', 'two'));
  await utimes(join(root, 'src/deep/one.ts'), 0, 0);
  await cache();
  await cache();

  expect(made).toBe(2);
  expect(await readdir(join(root, 'cache'))).toHaveLength(1);
});

test('folders of two names do not replace each other', async () => {
  await cache('%2F');
  await cache('%2Fdocs%2F');

  expect(await readdir(join(root, 'cache'))).toHaveLength(2);
});

test('a folder that could not be made is not used', async () => {
  await expect(cache('site', () => Promise.reject(new Error('no bundle')))).rejects.toThrow('no bundle');
  const folder = await cache();

  expect((await readdir(folder)).sort()).toEqual(['bundle.js', 'inputs.json']);
});

test('files of a folder are listed by their path below the project', () => {
  expect(listFiles(root, 'src', /^one/)).toEqual([join('src', 'deep', 'one.ts')]);
});
