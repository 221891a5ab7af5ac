import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { expect, it } from 'vitest';
import { toArchive } from './archive.ts';

const FILES = [
  { path: 'package.json', content: '{}' },
  { path: 'bin/run.mjs', content: new TextEncoder().encode('#!/usr/bin/env node\n'), isExecutable: true },
];

it('makes the same bytes of the same files, whatever their order', async () => {
  const archive = await toArchive(FILES);
  expect(archive.equals(await toArchive(FILES.toReversed()))).toBe(true);
  expect(archive.equals(await toArchive([...FILES, { path: 'more.txt', content: '' }]))).toBe(false);
});

it('has each file in package/, with its mode and a fixed date', async () => {
  const headers: unknown[] = [];
  const entries = extract();
  entries.on('entry', ({ name, mode, mtime }, stream, next) => {
    headers.push([name, mode, mtime?.toISOString()]);
    stream.on('end', next).resume();
  });
  entries.end(gunzipSync(await toArchive(FILES)));
  for await (const _ of entries);
  expect(headers).toEqual([
    ['package/bin/run.mjs', 0o755, '1985-10-26T08:15:00.000Z'],
    ['package/package.json', 0o644, '1985-10-26T08:15:00.000Z'],
  ]);
});
