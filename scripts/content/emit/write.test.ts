import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeOthers, writeOutputs } from './write.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outputs-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('writes what changed, leaves what is right, removes what is gone', async () => {
  await writeOutputs(
    [
      { path: 'en/a.json', content: '1' },
      { path: 'en/b.json', content: '2' },
      { path: 'c.json', content: '3' },
    ],
    folder,
  );
  const before = await stat(join(folder, 'en/a.json'));

  const written = await writeOutputs(
    [
      { path: 'en/a.json', content: '1' },
      { path: 'en/b.json', content: '4' },
    ],
    folder,
  );

  await removeOthers(folder, written.paths);

  expect(written).toEqual({ paths: ['en/a.json', 'en/b.json'], changed: ['en/b.json'] });
  expect((await readdir(folder)).sort()).toEqual(['en']);
  expect((await stat(join(folder, 'en/a.json'))).mtimeMs).toBe(before.mtimeMs);
  expect(await readFile(join(folder, 'en/b.json'), 'utf8')).toBe('4');
});

test('leaves no temporary file behind', async () => {
  await writeOutputs([{ path: 'pot.svg', content: Buffer.from('<svg/>') }], folder);

  expect(await readdir(folder)).toEqual(['pot.svg']);
});
