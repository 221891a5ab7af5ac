import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptBundle } from './bundle-cache.ts';

let root: string;
let made: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kept-bundle-'));
  made = [];
  await mkdir(join(root, 'src/deep'), { recursive: true });
  await writeFile(join(root, 'src/deep/one.ts'), 'one');
  await writeFile(join(root, 'lock.json'), '{}');
});

afterEach(() => rm(root, { recursive: true }));

function keep(salt = '/') {
  const options = { root, cacheDir: join(root, 'cache'), madeOf: ['src', 'lock.json'], salt };
  return keptBundle(options, async (folder) => {
    made.push(salt);
    await writeFile(join(folder, 'bundle.js'), 'bundled');
    return { salt };
  });
}

describe('keptBundle', () => {
  test('the second time nothing is made, and the files and the manifest are the same', async () => {
    const first = await keep();
    const second = await keep();

    expect(made).toHaveLength(1);
    expect(second).toEqual(first);
    expect(await readFile(join(second.folder, 'bundle.js'), 'utf8')).toBe('bundled');
  });

  test.each([
    ['a file in a folder is changed', () => writeFile(join(root, 'src/deep/one.ts'), 'two')],
    ['a file is added', () => writeFile(join(root, 'src/two.ts'), '')],
    ['a file is renamed', () => rename(join(root, 'src/deep/one.ts'), join(root, 'src/deep/two.ts'))],
    ['a file that is named is changed', () => writeFile(join(root, 'lock.json'), '[]')],
  ])('it is made again when %s', async (_, change) => {
    await keep();
    await change();
    await keep();

    expect(made).toHaveLength(2);
  });

  test('tests are no part of it', async () => {
    await keep();
    await writeFile(join(root, 'src/one.test.ts'), '');
    await keep();

    expect(made).toHaveLength(1);
  });

  test('one that could not be made leaves nothing that would be taken for it', async () => {
    const options = { root, cacheDir: join(root, 'cache'), madeOf: ['src'], salt: '' };
    const failing = keptBundle(options, async (folder) => {
      await writeFile(join(folder, 'half.js'), '');
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect((await keptBundle(options, async () => 'made')).manifest).toBe('made');
  });

  test('the oldest are forgotten', async () => {
    for (let index = 0; index < 9; index += 1) await keep(String(index));

    expect(await readdir(join(root, 'cache'))).toHaveLength(6);
    await keep('8');
    expect(made).toHaveLength(9);
  });
});
