import { expect, it, vi } from 'vitest';
import { encodeUtf8 } from '../../../packages/base/encoding/bytes.ts';
import type { Ending, ReplyReader } from '../../relay/relay-message.ts';
import { type Received, receive } from './receive.ts';

/** A server whose response has these chunks, and ends like this. */
function respond(mediaType: string, chunks: string[], ending: Ending = 'done') {
  return async ({ onHead, onChunk }: ReplyReader): Promise<Ending> => {
    onHead({ status: 200, headers: { 'content-type': mediaType } });
    for (const chunk of chunks) {
      onChunk(encodeUtf8(chunk));
      await vi.advanceTimersByTimeAsync(100);
    }
    return ending;
  };
}

it('says what has come of a stream while it arrives, and how it ended', async () => {
  vi.useFakeTimers();
  const seen: (Received | undefined)[] = [];
  const onProgress = (part: Received) => seen.push(part);
  const send = respond('text/event-stream', ['data: a\n\nda', 'ta: b\n\n'], 'failed');
  const received = await receive(send, { target: '/prices', onProgress });
  expect(seen.map((part) => part?.stream?.items.map(({ data }) => data))).toEqual([['a'], ['a', 'b']]);
  expect(seen[1]).toMatchObject({ status: 200, stream: { state: 'arriving' } });
  expect(received).toMatchObject({ responseBody: 'data: a\n\ndata: b\n\n', stream: { state: 'failed' } });

  // A line that nothing ends is an item too.
  const lines = await receive(respond('application/x-ndjson', ['{"a":1}\n{"a"', ':2}']), { target: '/lines' });
  expect(lines?.stream?.items.map(({ data }) => data)).toEqual(['{"a":1}', '{"a":2}']);
  vi.useRealTimers();
});

it('reads nothing of a response that broke off, or of none', async () => {
  vi.useFakeTimers();
  expect(await receive(respond('application/json', ['{"a"'], 'failed'), { target: '/' })).toBeUndefined();
  expect(await receive(async () => 'failed', { target: '/' })).toBeUndefined();
  expect(await receive(respond('application/json', ['{"a"', ':1}']), { target: '/' })).toMatchObject({
    responseBody: '{"a":1}',
  });
  vi.useRealTimers();
});

it('stops a stream that never ends when enough is kept', async () => {
  const send = async ({ onHead, onChunk, signal }: ReplyReader): Promise<Ending> => {
    onHead({ status: 200, headers: { 'content-type': 'text/event-stream' } });
    while (!signal?.aborted) onChunk(encodeUtf8(`data: ${'x'.repeat(100_000)}\n\n`));
    return 'stopped';
  };
  const received = await receive(send, { target: '/endless' });
  expect(received?.stream?.state).toBe('full');
  expect(received?.stream?.items).toHaveLength(50);
});
