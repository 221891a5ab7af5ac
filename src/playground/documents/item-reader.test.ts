import { expect, it } from 'vitest';
import { createItemReader, type ItemReader } from './item-reader.ts';

/** All items of a text that arrives in pieces of so many characters. */
function read(mediaType: string, text: string, length: number) {
  const reader = createItemReader(mediaType) as ItemReader;
  const pieces = text.match(new RegExp(`.{1,${length}}`, 'gs')) ?? [];
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

const EVENTS =
  ': hello\r\nid: 7\r\nevent: price\r\ndata: {"a":\r\ndata: 1}\r\n\r\ndata\n\nevent: lost\n\ndata:  two\n\ndata: cut';

it.each([1, 2, 3, 1000])('reads server-sent events from pieces of %i characters', (length) => {
  expect(read('text/event-stream; charset=utf-8', EVENTS, length)).toEqual([
    { id: '7', name: 'price', data: '{"a":\n1}' },
    { id: '7', data: '' },
    // The id lasts, the name does not; an event without data is none.
    { id: '7', data: ' two' },
  ]);
});

it('reads lines and sequences of JSON, the last one without an end', () => {
  expect(read('application/x-ndjson', '{"a":1}\r\n\n{"a":2}', 4)).toEqual([{ data: '{"a":1}' }, { data: '{"a":2}' }]);
  expect(read('application/json-seq', '\x1e{"a":1}\n\x1e{"a":2}\n', 5)).toEqual([
    { data: '{"a":1}' },
    { data: '{"a":2}' },
  ]);
  expect(createItemReader('application/json')).toBeUndefined();
});
