import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { required } from '../../../packages/base/invariant.ts';
import { copyWallet } from '../../../tests/spec/wallet-copy.ts';
import { startVite } from './start-vite.ts';
import { serveTranslationPage } from './translation-page.ts';

it('shows what is missing first, escaped, and nothing at other addresses', async () => {
  const dir = await copyWallet([{ file: 'openapi/wallet.yaml', from: 'active: Usable', to: 'active: Usable <b>' }]);
  const vite = await startVite({
    root: dir,
    base: '/docs/',
    logLevel: 'silent',
    server: { port: 0 },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'translations',
        configureServer: (server) => void server.middlewares.use(serveTranslationPage(dir, server.config.base)),
      },
    ],
  });
  onTestFinished(() => Promise.all([vite.close(), rm(dir, { recursive: true })]).then(() => undefined));
  const origin = required(vite.resolvedUrls?.local[0], 'A server that listens has an address.');
  const page = await fetch(`${origin}__translations`);
  const text = await page.text();

  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text).toContain('1 with texts that are missing or stale');
  expect(text).toMatch(/<details open><summary><b>openapi\/wallet\.yaml<\/b>.*1 stale/);
  expect(text).toContain('Usable &lt;b');
  expect((await fetch(`${origin}__translations/other`)).headers.get('content-type')).not.toBe(
    'text/html; charset=utf-8',
  );
});
