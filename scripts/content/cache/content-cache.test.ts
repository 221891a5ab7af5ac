import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getCodeHash } from './content-cache.ts';

it('the key of the cache changes with every module, its name and the lock file, but not with a test', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'code-'));
  await mkdir(join(dir, 'model'));
  const keys: string[] = [];
  const write = async (name: string, text: string) => {
    await writeFile(join(dir, name), text);
    keys.push(await getCodeHash([join(dir, 'model')], join(dir, 'lock.json')));
  };
  await writeFile(join(dir, 'model/shell-ids.ts'), 'a');

  await write('lock.json', '{}');
  await write('model/shell-ids.test.ts', 'a');
  await write('model/shell-ids.ts', 'b');
  await write('model/other.ts', 'b');
  await write('lock.json', '{ }');
  await rm(dir, { recursive: true });

  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
});
