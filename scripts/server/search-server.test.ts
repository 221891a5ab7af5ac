import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { listen } from '../../packages/base/node/listen.ts';
import { createRemoteSource } from '../../src/search/client/remote-source.ts';
import { buildIndex } from '../../src/search/engine/search-index.ts';
import { createSearchServer } from './search-server.ts';

const LIMITS = { pages: 7, hits: 3, excerpt: 100 };
const index = buildIndex({
  pages: [
    { path: '/tea/brew', title: 'Brew Tea', endpoints: [{ method: 'POST', path: '/tea', id: 'brewTea' }], entries: [] },
  ],
});

async function withServer(run: (origin: string) => Promise<void>): Promise<void> {
  const server = createSearchServer(({ locale }) => (locale === 'en' ? index : undefined));
  try {
    await run(await listen(server, 0));
  } finally {
    server.close();
  }
}

test('the remote source gets the groups that a local index would give', async () => {
  await withServer(async (origin) => {
    const result = await createRemoteSource(`${origin}/`, { locale: 'en' }).search('brew', LIMITS);

    expect(result.pages).toBe(1);
    expect(result.groups[0]).toMatchObject({ path: '/tea/brew', hits: [{ kind: 'page', label: { marks: [[0, 4]] } }] });
    const within = (path: string) =>
      createRemoteSource(`${origin}/`, { locale: 'en' }).search('brew', { ...LIMITS, within: path });
    expect((await within('/tea/')).pages).toBe(1);
    expect((await within('/pots/')).pages).toBe(0);
  });
});

test('a language without an index is an error', async () => {
  await withServer(async (origin) => {
    await expect(createRemoteSource(`${origin}/`, { locale: 'fr' }).search('brew', LIMITS)).rejects.toThrow('404');
  });
});

test('with many searches at once, the next one is refused at once, and a later one is not', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server = createSearchServer(async () => {
    await finished;
    return index;
  });
  const origin = await listen(server, 0);
  const request = () => fetch(`${origin}/?q=tea&locale=en`);

  const all = Array.from({ length: 33 }, request);
  const refused = await Promise.race(all);
  finish();
  const statuses = (await Promise.all(all)).map(({ status }) => status);

  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(statuses.filter((status) => status === 200)).toHaveLength(32);
  expect((await request()).status).toBe(200);
  server.close();
});

test('limits that make no sense are replaced', async () => {
  await withServer(async (origin) => {
    const page = 'http://localhost:4173';
    const response = await fetch(`${origin}/?q=tea&locale=en&pages=-1&hits=x&excerpt=1e9`, {
      headers: { Origin: page },
    });

    expect(response.headers.get('access-control-allow-origin')).toBe(page);
    expect(await response.json()).toMatchObject({ pages: 1 });
  });
});

test.each(['//', '///', '//[', 'http://%/'])('a request for %s is malformed, and the server lives on', async (url) => {
  await withServer(async (origin) => {
    // By hand: fetch would repair the address.
    const socket = connect(Number(new URL(origin).port), 'localhost');
    socket.write(`GET ${url} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    const [head] = await once(socket, 'data');

    expect(String(head)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await fetch(`${origin}/?q=tea&locale=en`)).status).toBe(200);
  });
});

test('a search that throws is an error of the server, which lives on', async () => {
  const server = createSearchServer(({ locale }) => {
    if (locale === 'xx') throw new Error('expected in this test');
    return index;
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const origin = await listen(server, 0);

  expect((await fetch(`${origin}/?locale=xx`)).status).toBe(500);
  expect((await fetch(`${origin}/?locale=en`)).status).toBe(200);
  expect(log).toHaveBeenCalledOnce();
  server.close();
});
