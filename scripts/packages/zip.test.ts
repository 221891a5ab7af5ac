import { crc32, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { writeZip } from './zip.ts';

/** Reads an archive as programs do: from its end, by the directory. */
function readZip(archive: Buffer): Record<string, string> {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [sum, packed, length, start] = [16, 20, 28, 42].map((offset) => archive.readUInt32LE(at + offset));
    const nameLength = (length ?? 0) & 0xffff;
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const data = (start ?? 0) + 30 + archive.readUInt16LE((start ?? 0) + 26);
    const content = inflateRawSync(archive.subarray(data, data + (packed ?? 0)));
    expect(crc32(content), name).toBe(sum);
    files[name] = content.toString();
    at += 46 + nameLength;
  }
  return files;
}

it('writes files that a reader of the directory finds', () => {
  const files = { 'bruno/卡/开卡.bru': '开卡', 'bruno/bruno.json': '{}'.repeat(1000), empty: '' };

  const archive = writeZip(Object.entries(files).map(([path, content]) => ({ path, content })));

  expect(readZip(archive)).toEqual(files);
});

it('gives the same bytes in whatever order the files come', () => {
  const files = ['b', 'a', 'c'].map((path) => ({ path, content: path }));

  expect(writeZip(files)).toEqual(writeZip(files.toReversed()));
});
