import { createServer, type Server } from 'node:http';
import type { DataPlace } from '../../src/model/data-address.ts';
import { type SearchLimits, search } from '../../src/search/query.ts';
import type { SearchIndex } from '../../src/search/search-index.ts';

/** The index of a language and version, if there is one. */
export type FindIndex = (place: DataPlace) => SearchIndex | undefined;

const MOST_PAGES = 200;

/**
 * What a remote search has to answer: `GET /?q=&locale=&version=&pages=&hits=&excerpt=` gives a `SearchResult`. Any site may ask, because
 * what it answers is public.
 */
export function createSearchServer(findIndex: FindIndex): Server {
  return createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const index = findIndex({
      locale: searchParams.get('locale') ?? '',
      version: searchParams.get('version') ?? undefined,
    });
    const headers = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' };
    if (request.method !== 'GET' || !index) {
      response.writeHead(index ? 405 : 404, headers).end('{}');
      return;
    }
    const result = search(index, searchParams.get('q') ?? '', readLimits(searchParams));
    response.writeHead(200, headers).end(JSON.stringify(result));
  });
}

function readLimits(parameters: URLSearchParams): SearchLimits {
  const number = (name: string, fallback: number, most: number) => {
    const value = Number(parameters.get(name) ?? fallback);
    return Number.isInteger(value) && value > 0 ? Math.min(value, most) : fallback;
  };
  return { pages: number('pages', 7, MOST_PAGES), hits: number('hits', 3, 20), excerpt: number('excerpt', 100, 500) };
}
