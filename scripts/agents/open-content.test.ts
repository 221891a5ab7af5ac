import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../packages/base/node/listen.ts';
import { memoryCache } from '../content/cache/cache.ts';
import { compile } from '../content/compile.ts';
import { readSite } from '../content/read/site.ts';
import { writeZip } from '../packages/zip.ts';
import { createContentStore } from './content-store.ts';
import { listContents } from './list-contents.ts';
import { openContent } from './open-content.ts';

const NOWHERE = pathToFileURL('/nowhere/');
let text = '';

beforeAll(async () => {
  const [content] = listContents(await compile(await readSite('tests/fixtures/shop'), { cache: memoryCache() }));
  text = JSON.stringify(content);
});

async function serve(respond: RequestListener): Promise<string> {
  const server = createServer(respond);
  onTestFinished(() => void server.close());
  return listen(server, 0);
}

const open = (docs: string) => createContentStore(['en'], openContent(NOWHERE, docs)).open();

it('reads the texts of a site by its address, with or without a slash at its end', async () => {
  const origin = await serve(({ url }, response) =>
    response.writeHead(url === '/docs/downloads/content/en.json' ? 200 : 404).end(text),
  );

  for (const docs of [`${origin}/docs`, `${origin}/docs/`]) {
    const { pages, index } = await open(docs);
    expect(pages.map(({ text }) => text.split('\n', 1)[0])).toContain('# First Order');
    expect(index).toBeDefined();
  }
  await expect(open(origin)).rejects.toThrow(/HTTP 404/);
});

it('reads the texts of an archive', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'site.zip');
  await writeFile(file, writeZip([{ path: 'downloads/content/en.json', content: text }], 5));
  expect((await open(file)).pages.length).toBeGreaterThan(0);

  await writeFile(file, writeZip([{ path: 'index.html', content: '' }], 5));
  await expect(open(file)).rejects.toThrow(/archive has no such file/);
  await expect(open(join(folder, 'missing.zip'))).rejects.toThrow(/missing.zip: the documentation cannot be read/);
});

it('reads again after a failure', async () => {
  let requests = 0;
  const origin = await serve((_, response) => {
    requests += 1;
    response.writeHead(requests === 1 ? 503 : 200).end(text);
  });
  const store = createContentStore(['en'], openContent(NOWHERE, origin));

  await expect(store.open()).rejects.toThrow(/HTTP 503/);
  expect((await store.open()).pages.length).toBeGreaterThan(0);
  await store.open();
  expect(requests).toBe(2);
});

it('stops reading what does not end', async () => {
  const megabyte = Buffer.alloc(1_000_000, ' ');
  const origin = await serve((_, response) => {
    const send = () => {
      while (!response.destroyed && response.write(megabyte));
    };
    response.on('drain', send);
    send();
  });

  await expect(open(origin)).rejects.toThrow(/more than 64000000 bytes/);
});

it('says why an address does not answer', async () => {
  await expect(open('http://127.0.0.1:9')).rejects.toThrow(
    /downloads.content.en.json: (?:connect ECONNREFUSED|bad port)/,
  );
});

it('says that another page is not the documentation', async () => {
  const origin = await serve((_, response) => response.end('<!doctype html>'));

  await expect(open(origin)).rejects.toThrow(/the documentation cannot be read/);
});
