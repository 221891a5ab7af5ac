// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { reportFailure } from './report-failure.ts';

const RECEIVER = 'https://events.example.com/docs';

afterEach(() => vi.unstubAllGlobals());

/** What the receiver gets of a failure. */
function getSent(failure: Parameters<typeof reportFailure>[1]): unknown[] {
  const fetch = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetch);
  reportFailure(RECEIVER, failure);
  return fetch.mock.calls;
}

const search = (query: string) => ({ kind: 'search' as const, locale: 'en', query, found: 0 });
const missingPage = (path: string) => ({ kind: 'missing-page' as const, locale: 'en', path });

test.each(['samovar', 'error 422102', 'a card of 100.00 USD', '卡 422102'])(
  'the search for %s is reported',
  (query) => {
    expect(getSent(search(query))).toMatchObject([[RECEIVER, { body: expect.stringContaining(query) }]]);
  },
);

test.each([
  '/en/guide/gone',
  '/en/openapi/post-organisations-by-organisation-id-members',
  '/%E5%8D%A1/%E6%8C%87%E5%8D%97/%E5%BC%80%E5%8D%A1',
])('the missing page %s is reported', (path) => {
  expect(getSent(missingPage(path))).toMatchObject([[RECEIVER, { body: expect.stringContaining(path) }]]);
});

const PRIVATE = ['someone@example.com', '4111.1111.1111.1111', '(415) 555-2671', '4111 1111', 'k'.repeat(32)];

test.each(PRIVATE)('%s is reported neither as a search nor in a path', (text) => {
  expect(getSent(search(`about ${text}`))).toEqual([]);
  expect(getSent(missingPage(`/en/users/${encodeURIComponent(text)}/edit`))).toEqual([]);
});
