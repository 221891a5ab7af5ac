import { createServer, type IncomingMessage, type Server } from 'node:http';
import { LOOPBACK_PAGES, type LocalAccess, refuseAccess } from '../../packages/base/node/local-access.ts';
import { readPath } from '../../packages/base/node/request-path.ts';
import type { LocaleVersion } from '../../src/model/data-address.ts';
import { type SearchLimits, search } from '../../src/search/engine/query.ts';
import type { SearchIndex } from '../../src/search/engine/search-index.ts';

/** The index of a language and version, if there is one; it may have no more than a query needs for pages whose paths begin with `within`. */
export type FindIndex = (
  localeVersion: LocaleVersion,
  query: string,
  within: string,
) => SearchIndex | undefined | Promise<SearchIndex | undefined>;

const MOST_PAGES = 200;
/** Searches at once: with more, all of them would be late, those that a reader still waits for too. */
const MOST_AT_ONCE = 32;

/**
 * What a remote search has to answer: `GET /?q=&locale=&version=&pages=&hits=&excerpt=&within=` gives a `SearchResult`. For pages of this machine,
 * unless `access` says something else. With too many searches at once the next one gets a 503 at once.
 */
export function createSearchServer(findIndex: FindIndex, access: LocalAccess = { pages: [LOOPBACK_PAGES] }): Server {
  let running = 0;
  return createServer(async (request, response) => {
    const { origin } = request.headers;
    const refusal = refuseAccess(request.headers, access);
    if (refusal !== undefined) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end(`${refusal}\n`);
      return;
    }
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      vary: 'Origin',
      ...(origin !== undefined && { 'access-control-allow-origin': origin }),
    };
    if (running >= MOST_AT_ONCE) {
      response.writeHead(503, { ...headers, 'retry-after': '1' }).end('{}');
      return;
    }
    running += 1;
    try {
      const { status, body } = await respond(request, findIndex);
      response.writeHead(status, headers).end(JSON.stringify(body));
    } catch (error) {
      console.error(error);
      response.writeHead(500, headers).end('{}');
    } finally {
      running -= 1;
    }
  });
}

async function respond(
  { method, url = '/' }: IncomingMessage,
  findIndex: FindIndex,
): Promise<{ status: number; body: object }> {
  if (readPath(url) === undefined) return { status: 400, body: {} };
  if (method !== 'GET') return { status: 405, body: {} };
  const searchParams = new URLSearchParams(url.split(/\?(.*)/s)[1]);
  const query = searchParams.get('q') ?? '';
  const locale = searchParams.get('locale') ?? '';
  const version = searchParams.get('version') ?? undefined;
  const limits = readLimits(searchParams);
  const index = await findIndex({ locale, version }, query, limits.within);
  if (!index) return { status: 404, body: {} };
  return { status: 200, body: search(index, query, limits) };
}

function readLimits(parameters: URLSearchParams): Required<SearchLimits> {
  const number = (name: string, fallback: number, most: number) => {
    const value = Number(parameters.get(name) ?? fallback);
    return Number.isInteger(value) && value > 0 ? Math.min(value, most) : fallback;
  };
  return {
    pages: number('pages', 7, MOST_PAGES),
    hits: number('hits', 3, 20),
    excerpt: number('excerpt', 100, 500),
    within: parameters.get('within') ?? '/',
  };
}
