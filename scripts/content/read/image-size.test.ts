import { expect, test } from 'vitest';
import { readImageSize } from './image-size.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([5, 0, 4, 0]), Buffer.alloc(20)]);
const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x00, 0x00]),
  Buffer.from([0xff, 0xc0, 0x00, 0x0b, 0x08, 0x00, 0x07, 0x00, 0x09, 0x01, 0x01, 0x11, 0x00]),
  Buffer.alloc(16),
]);

/** Each begins with its length and its kind; the pictures themselves are left out. */
function webp(chunk: string, header: number[]): Buffer {
  const body = Buffer.concat([Buffer.from(`WEBP${chunk}`), Buffer.from([header.length, 0, 0, 0]), Buffer.from(header)]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), length, body, Buffer.alloc(20)]);
}

test.each([
  ['a PNG', png, { width: 3, height: 2 }],
  ['a GIF', gif, { width: 5, height: 4 }],
  ['a JPEG', jpeg, { width: 9, height: 7 }],
  ['a WebP', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 8, 0, 6, 0]), { width: 8, height: 6 }],
  ['a lossless WebP', webp('VP8L', [0x2f, 0x07, 0x40, 0x01, 0x00]), { width: 8, height: 6 }],
  ['an extended WebP', webp('VP8X', [0, 0, 0, 0, 7, 0, 0, 5, 0, 0]), { width: 8, height: 6 }],
  ['a damaged PNG', png.subarray(0, 12), undefined],
  [
    'an SVG with sizes',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40px" height="20"/>'),
    { width: 40, height: 20 },
  ],
  [
    'an SVG with a view box',
    Buffer.from('<?xml version="1.0"?><svg viewBox="0 0 64.4 32"/>'),
    { width: 64, height: 32 },
  ],
  ['a text', Buffer.from('Nothing that anybody could look at.'), undefined],
  ['an empty file', Buffer.alloc(0), undefined],
])('reads the size of %s', (_name, bytes, size) => {
  expect(readImageSize(bytes)).toEqual(size);
});
