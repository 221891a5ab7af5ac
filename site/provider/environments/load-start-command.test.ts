import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../../packages/base/node/listen.ts';
import { loadStartCommand } from './load-start-command.ts';

async function serve(manifest: string): Promise<URL> {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/docs/downloads/manifest.json' ? 200 : 404).end(manifest);
  });
  onTestFinished(() => void server.close());
  return new URL(`${await listen(server, 0)}/docs/`);
}

it('is the package of the site that the page is on', async () => {
  const file = 'simulator-2.0.0-3f9c1a2b.tgz';
  const site = await serve(JSON.stringify({ packages: [{ name: 'client' }, { name: 'simulator', file }] }));
  expect(await loadStartCommand(site)).toBe(`npx ${site.href}downloads/${file}`);
});

it('is the command of a checkout where nothing is published, or a page is in place of the manifest', async () => {
  expect(await loadStartCommand(await serve(JSON.stringify({ packages: [] })))).toBe('npx api-docs sandbox');
  expect(await loadStartCommand(await serve('<!doctype html>'))).toBe('npx api-docs sandbox');
  const site = await serve('');
  expect(await loadStartCommand(new URL('elsewhere/', site))).toBe('npx api-docs sandbox');
});
