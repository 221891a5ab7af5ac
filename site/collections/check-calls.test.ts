import { expect, it } from 'vitest';
import { type CollectionRequest, toStatusPattern } from '../../scripts/collections/collection.ts';
import { checkCalls } from './check-calls.ts';

const request = (id: string, method: string, path: string): CollectionRequest => ({
  ...{ id, name: id, description: '', method, server: 'baseUrl', path, query: [], headers: [] },
  accepted: toStatusPattern(['200', '4XX']),
});
const REQUESTS = [request('list', 'GET', '/card/all'), request('get', 'GET', '/card/{{cardId}}')];
const call = (path: string, status: number, error = '') => ({ method: 'GET', path, status, error });

it('accepts documented responses, also of a path that another one has the form of', () => {
  expect(checkCalls(REQUESTS, [call('/card/all', 200), call('/card/c1', 404, 'CARD_NOT_FOUND')])).toEqual([]);
});

it('reports what was not sent, what is not documented, and what was not signed', () => {
  expect(checkCalls(REQUESTS, [call('/card/all', 500)])).toEqual(['list: 500 ', 'get: was not sent']);
  expect(checkCalls(REQUESTS, [call('/card/all', 400, 'HEADER_MISSING'), call('/card/c1', 401)])).toEqual([
    'list: 400 HEADER_MISSING',
    'get: 401 ',
  ]);
});
