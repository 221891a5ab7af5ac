import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../../scripts/cli/browser.ts';
import { recordTranscript } from './transcript.ts';

it('gives the same transcript in Node and in a browser, byte for byte', { timeout: 120_000 }, async () => {
  const bundled = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'transcript.ts'),
        formats: ['iife'],
        name: 'transcript',
        fileName: 'transcript',
      },
    },
  });
  const [result] = Array.isArray(bundled) ? bundled : [bundled];
  const code = result && 'output' in result ? result.output[0].code : '';
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage();
    // WebCrypto is there in a secure context only, such as localhost.
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
    );
    await page.goto('http://localhost/');
    await page.addScriptTag({ content: code });
    const transcript = await page.evaluate('transcript.recordTranscript()');
    expect(transcript).toBe(await recordTranscript());
    expect(String(transcript).split('\n').length).toBeGreaterThan(6);
  } finally {
    await browser.close();
  }
});
