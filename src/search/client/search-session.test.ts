import { expect, test, vi } from 'vitest';
import { createCache } from './result-cache.ts';
import { createSession } from './search-session.ts';

const LIMITS = { pages: 7, hits: 3, excerpt: 100 };
const result = { pages: 0, groups: [] };

test('a session is initial, then inited, and asks the same only once', async () => {
  const requested: string[] = [];
  const session = createSession({
    load: async () => undefined,
    search: async (text) => {
      requested.push(text);
      return result;
    },
    close: () => undefined,
  });
  expect(session.status()).toBe('initial');

  await session.search('tea', LIMITS);
  await session.search('tea', LIMITS);

  expect(session.status()).toBe('inited');
  expect(requested).toEqual(['tea']);
});

test('a failure is logged in the specified words, and tried again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let works = false;
  const load = async () => {
    if (!works) throw new Error('no connection');
  };
  const session = createSession({ load, search: async () => result, close: () => undefined });

  await expect(session.search('tea', LIMITS)).rejects.toThrow('no connection');
  expect(session.status()).toBe('failed');
  expect(log.mock.calls[0]?.[0]).toBe('Failed to fetch search index, please reload the page and try again');
  works = true;

  expect(await session.search('tea', LIMITS)).toBe(result);
  log.mockRestore();
});

test('a cache evicts the least recently used entry', () => {
  const cache = createCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);

  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});
