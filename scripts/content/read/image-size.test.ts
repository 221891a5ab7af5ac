import { expect, test } from 'vitest';
import { imageSize } from './image-size.ts';

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

test.each([
  ['a PNG', png, { width: 3, height: 2 }],
  ['a GIF', gif, { width: 5, height: 4 }],
  ['a JPEG', jpeg, { width: 9, height: 7 }],
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
  expect(imageSize(bytes)).toEqual(size);
});
