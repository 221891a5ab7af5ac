import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchResult } from '../../model/search.ts';
import { createSearchRequest, type SearchState } from './search-request.ts';
import type { SearchTab } from './sessions.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Search = SearchTab['session']['search'];

const found = (pages: number): SearchResult => ({ pages, groups: [] });

/** An request to one index, what it has shown, and how often its index was begun anew. */
function start(search: Search) {
  const shown: SearchState[] = [];
  let retries = 0;
  const tab: SearchTab = {
    locale: 'en',
    tag: 'en',
    name: 'English',
    session: {
      status: () => 'inited',
      init: async () => undefined,
      search,
      retry: () => {
        retries += 1;
      },
      close: () => undefined,
    },
  };
  const request = createSearchRequest([tab], 'en', (state) => shown.push(state));
  const texts = () => shown.map((state) => (state.phase === 'done' ? `${state.response.text}` : state.phase));
  return { request, shown, texts, retries: () => retries };
}

test('a typed query is debounced: one request, 150 ms after the last letter', async () => {
  const requested: string[] = [];
  const { request, texts } = start(async (text) => {
    requested.push(text);
    return found(1);
  });
  for (const text of ['t', 'te', 'tea']) {
    request.search(text);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(requested).toEqual([]);

  await vi.advanceTimersByTimeAsync(50);

  expect(requested).toEqual(['tea']);
  expect(texts()).toEqual(['waiting', 'tea']);
});

test('a stale result is dropped; the previous one stays until the new one arrives', async () => {
  const delays: Record<string, number> = { tea: 0, slow: 1000, pot: 10 };
  const { request, texts } = start(
    (text) => new Promise((resolve) => setTimeout(() => resolve(found(1)), delays[text])),
  );
  for (const text of ['tea', 'slow', 'pot']) {
    request.search(text);
    await vi.advanceTimersByTimeAsync(200);
  }
  await vi.advanceTimersByTimeAsync(2000);

  expect(texts()).toEqual(['waiting', 'tea', 'pot']);
});

test('a query that is cleared is not sent', async () => {
  const { request, texts } = start(async () => found(1));
  request.search('tea');
  await vi.advanceTimersByTimeAsync(200);
  request.search('');
  await vi.advanceTimersByTimeAsync(200);

  expect(texts()).toEqual(['waiting', 'tea', 'empty']);
});

test('a long wait is called slow, and a retry begins the index anew', async () => {
  const { request, texts, retries } = start(() => new Promise(() => undefined));
  request.search('tea');
  await vi.advanceTimersByTimeAsync(5000);
  request.retry();
  await vi.advanceTimersByTimeAsync(1000);

  expect(texts()).toEqual(['waiting', 'slow', 'waiting']);
  expect(retries()).toBe(1);
});

test('an index that fails has no result, and nothing is shown after the dialog has gone', async () => {
  const { request, shown } = start(() => Promise.reject(new Error('no connection')));
  request.search('tea');
  await vi.advanceTimersByTimeAsync(200);
  expect(shown.at(-1)).toEqual({
    phase: 'done',
    response: { text: 'tea', results: ['failed'], showsAll: false },
  });

  request.search('pot');
  request.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toHaveLength(2);
});

test('the language of the page does not wait for another one', async () => {
  const shown: SearchState[] = [];
  const requested: string[] = [];
  const tab = (locale: string, delay: number): SearchTab => ({
    locale,
    tag: locale,
    name: locale,
    session: {
      status: () => 'inited',
      init: async () => undefined,
      search: () => {
        requested.push(locale);
        return new Promise((resolve) => setTimeout(() => resolve(found(1)), delay));
      },
      retry: () => undefined,
      close: () => undefined,
    },
  });
  const { search } = createSearchRequest([tab('zh', 1000), tab('en', 10)], 'en', (state) => shown.push(state));
  search('tea');
  await vi.advanceTimersByTimeAsync(155);
  expect(requested).toEqual(['en']);

  await vi.advanceTimersByTimeAsync(45);
  expect(requested).toEqual(['en', 'zh']);
  expect(shown.at(-1)).toMatchObject({ response: { results: ['pending', { pages: 1 }] } });

  await vi.advanceTimersByTimeAsync(1000);
  expect(shown.at(-1)).toMatchObject({ response: { results: [{ pages: 1 }, { pages: 1 }] } });
});

test('an API narrows the next queries too, until all are wanted again', async () => {
  const requested: (string | undefined)[] = [];
  const { request } = start(async (text, { within }) => {
    requested.push(`${text} ${within}`);
    return found(1);
  });
  request.search('tea');
  await vi.advanceTimersByTimeAsync(150);
  request.narrow('/green/');
  await vi.advanceTimersByTimeAsync(0);
  request.search('pot');
  await vi.advanceTimersByTimeAsync(150);
  request.narrow(undefined);
  await vi.advanceTimersByTimeAsync(0);

  expect(requested).toEqual(['tea undefined', 'tea /green/', 'pot /green/', 'pot undefined']);
});
