import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeZip } from './zip.ts';

it('gives the same bytes in whatever order the files come, with names in any script', () => {
  const files = ['bruno/卡/开卡.bru', 'bruno/bruno.json', 'empty'].map((path) => ({ path, content: path }));
  const archive = writeZip(files);
  expect(archive).toEqual(writeZip(files.toReversed()));
  const read = Object.entries(unzipSync(archive)).map(([path, bytes]) => ({ path, content: strFromU8(bytes) }));
  expect(read).toEqual(files.toSorted((one, other) => (one.path < other.path ? -1 : 1)));
});
