import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { edgeFunction } from '../../scripts/hosting/edge-function.ts';
import { IMMUTABLE } from '../../scripts/hosting/rules.ts';

const folder = await mkdtemp(join(tmpdir(), 'edge-function-'));
const site = { base: '/docs/', notFoundFolders: ['/docs/'], root: '/srv/site', port: 8080 };
afterAll(() => rm(folder, { recursive: true }));

const FILES = new Map([
  ['/docs/guide', ['text/html', 'page']],
  ['/docs/guide.md', ['text/markdown', 'as Markdown']],
  ['/docs/zh/index.md', ['text/markdown', 'index as Markdown']],
  ['/docs/assets/client-Br_f5ukN.js', ['text/javascript', 'script']],
  ['/docs/console', ['text/html', 'console']],
]);

/** What a host does with an address that no function takes. */
function fetchFile(path: string): Response {
  const [type = 'text/html', text = 'not found'] = FILES.get(path) ?? [];
  return new Response(text, {
    status: FILES.has(path) ? 200 : 404,
    headers: { 'content-type': type, 'cache-control': 'no-cache' },
  });
}

type Respond = (path: string, accept?: string) => Promise<Response>;

async function load(host: 'netlify' | 'cloudflare'): Promise<Respond> {
  const file = join(folder, `${host}.mjs`);
  await writeFile(file, edgeFunction(site, host));
  const module = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return (path, accept) => {
    const request = new Request(`https://docs.example.com${path}`, accept === undefined ? {} : { headers: { accept } });
    const next = async () => fetchFile(path);
    if (host === 'netlify') return module.default(request, { next, rewrite: async (page: string) => fetchFile(page) });
    const fetch = async ({ url }: Request) => fetchFile(new URL(url).pathname);
    return module.onRequest({ request, env: { ASSETS: { fetch } }, next });
  };
}

describe.each(['netlify', 'cloudflare'] as const)('the function of %s', async (host) => {
  const respond = await load(host);

  it.each([
    ['/docs/guide', undefined, 'page'],
    ['/docs/guide', 'text/html, text/markdown', 'page'],
    ['/docs/guide', 'text/markdown, text/html;q=0.9', 'as Markdown'],
    ['/docs/guide.html', 'text/markdown', 'as Markdown'],
    ['/docs/zh/', 'text/markdown', 'index as Markdown'],
    ['/docs/console', 'text/markdown', 'console'],
    ['/docs/assets/client-Br_f5ukN.js', 'text/markdown', 'script'],
  ])('%s for %s is %s', async (path, accept, text) => {
    expect(await (await respond(path, accept)).text()).toBe(text);
  });

  it.each([
    ['/docs/assets/client-Br_f5ukN.js', IMMUTABLE, null],
    ['/docs/assets/client-missing1.js', 'no-cache', 'Accept'],
    ['/docs/guide', 'no-cache', 'Accept'],
  ])('sends the cache rules of %s', async (path, cacheControl, vary) => {
    const { headers } = await respond(path);

    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([cacheControl, vary]);
  });
});
