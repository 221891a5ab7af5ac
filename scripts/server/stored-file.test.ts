import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openFileStore } from './stored-file.ts';

it('compresses a file once for all that request it at the same time, and again when it has changed', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'stored-file-'));
  const file = join(dir, 'index.html');
  await writeFile(file, 'one');
  const read = openFileStore();
  const [first, second] = await Promise.all([read(file), read(file)]);

  expect(first.encode('br')).toBe(second.encode('br'));
  await writeFile(file, 'two');
  expect(String(brotliDecompressSync(await (await read(file)).encode('br')))).toBe('two');
  await rm(dir, { recursive: true });
});
