import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../packages/base/node/listen.ts';
import { edgeFunction } from '../../scripts/hosting/edge-function.ts';
import { IMMUTABLE, SECURITY_HEADERS } from '../../scripts/hosting/rules.ts';
import { createSiteServer } from '../../scripts/server/site-server.ts';
import { writeSmallSite } from './small-site.ts';

const folder = await mkdtemp(join(tmpdir(), 'edge-function-'));
const site = { base: '/', notFoundFolders: ['/'], root: '/srv/site', port: 8080 };
let server: Server;
let origin: string;

beforeAll(async () => {
  await writeSmallSite(join(folder, 'dist'));
  server = createSiteServer(join(folder, 'dist'));
  origin = await listen(server, 0);
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

type Respond = (path: string, accept?: string) => Promise<Response>;

/** The function as its host calls it, with a server in place of the files of the host. */
async function load(host: 'netlify' | 'cloudflare'): Promise<Respond> {
  const file = join(folder, `${host}.mjs`);
  await writeFile(file, edgeFunction(site, host));
  const module = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return (path, accept) => {
    const request = new Request(origin + path, accept === undefined ? {} : { headers: { accept } });
    const next = () => fetch(origin + path);
    return host === 'netlify'
      ? module.default(request, { next })
      : module.onRequest({ request, env: { ASSETS: { fetch } }, next });
  };
}

describe.each(['netlify', 'cloudflare'] as const)('the function of %s', async (host) => {
  const respond = await load(host);

  it.each([
    ['/guide', undefined, 'text/html'],
    ['/guide', 'text/html, text/markdown', 'text/html'],
    ['/guide', 'text/markdown, text/html;q=0.9', 'text/markdown'],
    ['/guide.html', 'text/markdown', 'text/markdown'],
    ['/', 'text/markdown', 'text/markdown'],
    ['/guide/', 'text/markdown', 'text/html'],
    ['/assets/client-Br_f5ukN.js', 'text/markdown', 'text/javascript'],
  ])('%s for %s is %s', async (path, accept, type) => {
    const { status, headers } = await respond(path, accept);

    expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
  });

  it.each([
    ['/assets/client-Br_f5ukN.js', 200, IMMUTABLE],
    ['/assets/client-missing1.js', 404, 'no-cache'],
    ['/guide', 200, 'no-cache'],
    ['/nothing', 404, 'no-cache'],
  ])('sends %s, of status %s, with the headers of every host and %s', async (path, expected, cacheControl) => {
    const { status, headers } = await respond(path);

    expect([status, headers.get('cache-control')]).toEqual([expected, cacheControl]);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers.get(name)).toBe(value);
    expect(headers.get('strict-transport-security')).not.toBeNull();
    expect(headers.get('vary')).toMatch(path.endsWith('.js') && status === 200 ? /^Accept-Encoding$/ : /Accept(,|$)/);
  });
});
