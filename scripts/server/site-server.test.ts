import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../packages/base/node/listen.ts';
import { createSiteServer } from './site-server.ts';

const TEXT = 'All cards of a merchant. '.repeat(40);
const FILES = {
  'index.html': TEXT,
  'index.md': '# Cards',
  'console.html': 'console',
  '404.html': 'zh',
  'en/404.html': 'en',
  'assets/client-Br_f5ukN.js': TEXT,
  'assets/picture.svg': TEXT,
  '_build/info.json': '{}',
  'downloads/manifest.json': '{}',
  'downloads/simulator-2.0.0-3f9c1a2b.tgz': '',
  '_build/40b8f2b68503/_data/site.json': '{}',
};
let root: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-server-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), text);
  }
  server = createSiteServer(root);
  origin = await listen(server, 0);
});

afterAll(async () => {
  server.close();
  await rm(root, { recursive: true });
});

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(origin + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });
}

async function getEtag(encoding: string, path = '/'): Promise<string> {
  return (await get(path, { 'accept-encoding': encoding })).headers.get('etag') ?? '';
}

describe('what may be cached', () => {
  it.each([
    ['/assets/client-Br_f5ukN.js', true],
    ['/downloads/simulator-2.0.0-3f9c1a2b.tgz', true],
    ['/downloads/manifest.json', false],
    ['/_build/40b8f2b68503/_data/site.json', true],
    ['/assets/picture.svg', false],
    ['/_build/info.json', false],
    ['/', false],
    ['/assets/client-missing1.js', false],
    ['/_build/40b8f2b68503/_data/missing.json', false],
  ])('%s for good: %s', async (path, isImmutable) => {
    const response = await get(path);

    expect(response.headers.get('cache-control')).toBe(
      isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
  });
});

describe('a page as Markdown', () => {
  it.each([
    ['a browser', 'text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['a client without a preference', '*/*', 'text/html'],
    ['a client that asks for Markdown', 'text/markdown, text/html;q=0.9, */*;q=0.1', 'text/markdown'],
    ['a client that prefers HTML', 'text/markdown;q=0.5, text/html', 'text/html'],
  ])('negotiates with %s', async (_, accept, type) => {
    const response = await get('/', { accept });

    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(await response.text()).toBe(type === 'text/html' ? TEXT : '# Cards');
  });

  it('is not offered where there is none', async () => {
    const response = await get('/console', { accept: 'text/markdown' });

    expect(await response.text()).toBe('console');
  });
});

describe('validation', () => {
  it('gives each encoding an ETag of its own', async () => {
    const etags = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => getEtag(encoding)));

    expect(new Set(etags).size).toBe(3);
  });

  it.each([
    ['the tag alone', (etag: string) => etag],
    ['a list with the tag', (etag: string) => `"old", ${etag},"older"`],
    ['the tag as a weak one', (etag: string) => `W/${etag}`],
    ['any tag', () => '*'],
  ])('answers 304 to %s', async (_, write) => {
    const response = await get('/', { 'accept-encoding': 'br', 'if-none-match': write(await getEtag('br')) });

    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(await getEtag('br'));
  });

  it('sends the file to whoever has it in another encoding', async () => {
    const response = await get('/', { 'if-none-match': await getEtag('br') });

    expect(response.status).toBe(200);
  });

  it('responds with status 404 even to a request with the current ETag', async () => {
    const response = await get('/nothing', { 'if-none-match': await getEtag('identity', '/nothing') });

    expect(response.status).toBe(404);
  });
});

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0', null],
    ['', null],
  ])('with Accept-Encoding "%s" it is %s', async (accepted, encoding) => {
    const response = await get('/', { 'accept-encoding': accepted });

    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(await response.text()).toBe(TEXT);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=10-19', 10, 20],
    ['bytes=990-', 990, 1000],
    ['bytes=-5', 995, 1000],
    ['bytes=990-5000', 990, 1000],
  ])('answers %s with that part of the file, uncompressed', async (range, start, end) => {
    const response = await get('/', { range, 'accept-encoding': 'br' });

    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/1000`);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('etag')).toBe(await getEtag('identity'));
    expect(await response.text()).toBe(TEXT.slice(start, end));
  });

  it('responds with 416 and the size when there is no such range', async () => {
    const response = await get('/', { range: 'bytes=1000-' });

    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */1000');
  });

  it.each([['bytes=5-1,a'], ['bytes=x'], ['lines=1-2'], ['bytes=0-1,5-6']])('ignores %s', async (range) => {
    const response = await get('/', { range });

    expect([response.status, await response.text()]).toEqual([200, TEXT]);
  });

  it('sends the whole file when it has changed since the first part', async () => {
    const range = 'bytes=0-9';
    const [same, other] = [await getEtag('identity'), await getEtag('br')];

    expect((await get('/', { range, 'if-range': same })).status).toBe(206);
    expect((await get('/', { range, 'if-range': other })).status).toBe(200);
    expect((await get('/', { range }, 'HEAD')).status).toBe(200);
  });

  it('has no part of a 404 page', async () => {
    const response = await get('/en/nothing', { range: 'bytes=0-0' });

    expect([response.status, await response.text()]).toEqual([404, 'en']);
  });
});

it('serves a site that was built again', async () => {
  await writeFile(join(root, 'again.html'), 'one');
  const first = await getEtag('identity', '/again');
  await writeFile(join(root, 'again.html'), 'two');

  const response = await get('/again', { 'if-none-match': first });

  expect([response.status, await response.text()]).toEqual([200, 'two']);
});
