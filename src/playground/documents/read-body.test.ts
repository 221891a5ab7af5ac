import { expect, it } from 'vitest';
import { encodeUtf8 } from '../../../packages/base/encoding/bytes.ts';
import { readBody } from './read-body.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]);
const read = (bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>, target = '/pots/7/picture?size=2') =>
  readBody(bytes, { headers, target });

it('reads text in its charset, and what says nothing of itself as text if it is one', () => {
  expect(read(encodeUtf8('{"a":"ü"}'), { 'content-type': 'application/problem+json' })).toEqual({ text: '{"a":"ü"}' });
  expect(read(new Uint8Array([0xfc]), { 'content-type': 'text/csv; charset=ISO-8859-1' })).toEqual({ text: 'ü' });
  expect(read(encodeUtf8('plain'), {})).toEqual({ text: 'plain' });
  expect(read(new Uint8Array(), { 'content-type': 'image/png' })).toEqual({ text: '' });
});

it('reads anything else as a file, named by the server or by its address', async () => {
  const named = { 'content-type': 'image/png', 'content-disposition': 'attachment; filename="a \\"b\\"/c.png"' };
  const { file } = read(PNG, named) as Extract<ReturnType<typeof readBody>, { file: unknown }>;
  expect(file).toMatchObject({ name: 'a "b"_c.png', type: 'image/png' });
  expect(new Uint8Array(await file.content.arrayBuffer())).toEqual(PNG);

  const encoded = { ...named, 'content-disposition': "attachment; filename=x.png; filename*=UTF-8''%E8%8C%B6.png" };
  expect(read(PNG, encoded)).toMatchObject({ file: { name: '茶.png' } });
  expect(read(PNG, { 'content-type': 'image/jpeg' })).toMatchObject({ file: { name: 'picture.jpg' } });
  expect(read(PNG, {}, '/')).toMatchObject({ file: { name: 'response.bin', type: '' } });
  const disguised = { ...named, 'content-disposition': "attachment; filename*=UTF-8''a%E2%80%AEgnp.exe" };
  expect(read(PNG, disguised)).toMatchObject({ file: { name: 'a_gnp.exe' } });
  // Text that is none.
  expect(read(PNG, { 'content-type': 'text/plain' }, '/a.txt')).toMatchObject({ file: { name: 'a.txt' } });
});
