import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../../scripts/cli/browser.ts';
import { collectFindings } from '../../scripts/findings/finding.ts';
import { readScenarioOperations } from '../../site/scenarios/operations.ts';
import { readScenarios } from '../../site/scenarios/read-scenarios.ts';
import { atNight } from '../setup/nightly.ts';
import { recordTranscript, type Stories } from './transcript.ts';

it('gives the same transcript in Node and in a browser, byte for byte', atNight(), async () => {
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
    const stories = await readStories();
    const transcript = await page.evaluate(`transcript.recordTranscript(${JSON.stringify(stories)})`);
    expect(transcript).toBe(await recordTranscript(stories));
    expect(String(transcript).split('\n').length).toBeGreaterThan(300);
  } finally {
    await browser.close();
  }
});

async function readStories(): Promise<Stories> {
  const { report, findings } = collectFindings();
  const findOperation = await readScenarioOperations('.', report);
  const scenarios = await readScenarios('.', report);
  expect(findings()).toEqual([]);
  const steps = scenarios.flatMap(({ document }) => document.workflows.flatMap((workflow) => workflow.steps));
  const operations = steps.flatMap(({ operationId }) => {
    const [, source = '', id = ''] = operationId?.split('.') ?? [];
    const operation = findOperation(source, id);
    return operation ? [[`${source}.${id}`, operation] as const] : [];
  });
  return {
    scenarios: scenarios.map(({ name, file, document }) => ({ name, file, document })),
    operations: Object.fromEntries(operations),
  };
}
