import { expect, it, vi } from 'vitest';
import { fetchEarly } from './preload-index.ts';
import type { FetchIndex } from './sessions.ts';

const signal = new AbortController().signal;
const file = (name: string) => new TextEncoder().encode(name).buffer as ArrayBuffer;

it('asks at once, and gives the answer to the first who wants it', async () => {
  const fetchIndex = vi.fn<FetchIndex>(async (locale) => file(locale));
  const early = fetchEarly(fetchIndex, 'en');
  expect(fetchIndex).toHaveBeenCalledTimes(1);

  const first = await early('en', signal);
  expect(fetchIndex).toHaveBeenCalledTimes(1);
  expect(first).toEqual(file('en'));

  // A worker has taken the bytes of the first answer away.
  expect(await early('en', signal)).not.toBe(first);
  expect(fetchIndex).toHaveBeenCalledTimes(2);
  expect(fetchIndex.mock.lastCall?.[1]).toBe(signal);
});

it('does not stand in the way of another language', async () => {
  const fetchIndex = vi.fn<FetchIndex>(async (locale) => file(locale));
  const early = fetchEarly(fetchIndex, 'en');

  expect(await early('zh', signal)).toEqual(file('zh'));
});

it('tells a failure to who waits for it, and tries again for who comes later', async () => {
  let isOffline = true;
  const fetchIndex: FetchIndex = async (locale) => {
    if (isOffline) throw new Error('offline');
    return file(locale);
  };

  await expect(fetchEarly(fetchIndex, 'en')('en', signal)).rejects.toThrow('offline');

  const early = fetchEarly(fetchIndex, 'en');
  await new Promise((resolve) => setTimeout(resolve));
  isOffline = false;
  expect(await early('en', signal)).toEqual(file('en'));
});
