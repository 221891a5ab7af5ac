import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { required } from '../../../packages/base/invariant.ts';
import { serveBeforeVite } from './serve-folder.ts';
import { startVite } from './start-vite.ts';

it('serves a page as Markdown, written when it is first requested, to a client that asks for it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'serve-folder-'));
  await writeFile(join(root, 'index.html'), '<p>the application</p>');
  const writeDocuments = async () => {
    await mkdir(join(root, 'guide'), { recursive: true });
    await writeFile(join(root, 'guide/index.md'), '# Guide');
    await writeFile(join(root, 'guide/card.md'), '# Card');
  };
  const vite = await startVite({
    root,
    logLevel: 'silent',
    server: { port: 0 },
    optimizeDeps: { noDiscovery: true },
    plugins: [{ name: 'content', configureServer: (server) => serveBeforeVite(server, root, writeDocuments) }],
  });
  const origin = required(vite.resolvedUrls?.local[0], 'A server that listens has an address.');
  const get = (path: string, accept: string) => fetch(origin + path, { headers: { accept } });

  expect(await (await get('guide/', 'text/markdown')).text()).toBe('# Guide');
  expect(await (await get('guide/card', 'text/markdown')).text()).toBe('# Card');
  const page = await get('guide/card', 'text/html');
  expect(await page.text()).toContain('the application');
  expect(page.headers.get('vary')).toContain('accept');
  await vite.close();
  await rm(root, { recursive: true });
});
