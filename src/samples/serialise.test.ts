import { expect, test } from 'vitest';
import type { Serialisation } from '../model/schema.ts';
import { MULTIPART_TYPE, toForm, toMultipart, toPairs, toParts, toSimple } from './serialise.ts';

const LIST = ['blue', 'black'];
const OBJECT = { R: 100, G: 200 };

// The rows of https://spec.openapis.org/oas/v3.1.1#style-examples that a query can have.
test.each<[Serialisation, string, string]>([
  [{}, 'color=blue&color=black', 'R=100&G=200'],
  [{ style: 'form', explode: false }, 'color=blue,black', 'color=R,100,G,200'],
  [{ style: 'spaceDelimited' }, 'color=blue%20black', 'color=R%20100%20G%20200'],
  [{ style: 'pipeDelimited' }, 'color=blue%7Cblack', 'color=R%7C100%7CG%7C200'],
  [{ style: 'deepObject' }, 'color%5B0%5D=blue&color%5B1%5D=black', 'color%5BR%5D=100&color%5BG%5D=200'],
])('%j', (serialisation, list, object) => {
  expect(toPairs('color', LIST, serialisation).join('&')).toBe(list);
  expect(toPairs('color', OBJECT, serialisation).join('&')).toBe(object);
});

// The rows that a path or a header can have.
test.each<[Serialisation, string, string]>([
  [{}, 'blue,black', 'R,100,G,200'],
  [{ style: 'simple', explode: true }, 'blue,black', 'R=100,G=200'],
  [{ style: 'label' }, '.blue,black', '.R,100,G,200'],
  [{ style: 'label', explode: true }, '.blue.black', '.R=100.G=200'],
  [{ style: 'matrix' }, ';color=blue,black', ';color=R,100,G,200'],
  [{ style: 'matrix', explode: true }, ';color=blue;color=black', ';R=100;G=200'],
  [{ isJson: true }, '["blue","black"]', '{"R":100,"G":200}'],
])('%j in a path', (serialisation, list, object) => {
  expect(toSimple('color', LIST, serialisation)).toBe(list);
  expect(toSimple('color', OBJECT, serialisation)).toBe(object);
});

test('in a path the values are encoded, and what separates them is not', () => {
  expect(toSimple('color', ['a/b', 'c,d'], {}, encodeURIComponent)).toBe('a%2Fb,c%2Cd');
});

test('reserved characters are encoded unless the document allows them', () => {
  expect(toPairs('path', 'a/b?c&d')).toEqual(['path=a%2Fb%3Fc%26d']);
  expect(toPairs('path', 'a/b', { allowReserved: true })).toEqual(['path=a/b']);
});

test('a form is what a parser of forms reads', () => {
  const form = toForm({ name: 'Å & B', tags: ['a', 'b'], card: { owner: { name: 'C' } } });

  expect([...new URLSearchParams(form)]).toEqual([
    ['name', 'Å & B'],
    ['tags', 'a'],
    ['tags', 'b'],
    ['card[owner][name]', 'C'],
  ]);
});

test('a multipart body is what a parser of multipart reads', async () => {
  const body = toMultipart(toParts({ name: 'tea', data: { a: 1 }, file: '' }, new Set(['file'])));
  const data = await new Response(body, { headers: { 'Content-Type': MULTIPART_TYPE } }).formData();
  const file = data.get('file');

  expect([data.get('name'), data.get('data')]).toEqual(['tea', '{"a":1}']);
  expect(file instanceof File ? [file.name, await file.text()] : file).toEqual(['file.bin', 'content of the file']);
});
