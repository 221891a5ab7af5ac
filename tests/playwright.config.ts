import { defineConfig } from 'playwright/test';
import { BROWSER_ARGS, findBrowser } from '../scripts/cli/browser.ts';
import { FIXTURE_SITE, SITE } from './setup/sites.ts';

function visitedBefore(origin: string) {
  return { origin, localStorage: [{ name: 'language', value: 'zh' }] };
}

const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  globalSetup: './setup/serve-to-browsers.ts',
  testMatch: ['e2e/**/*.test.ts', 'a11y/**/*.test.ts'],
  outputDir: '../.generated/test-results/browser',
  reporter: [['line'], ['json', { outputFile: '../.generated/test-results/e2e.json' }]],
  fullyParallel: true,
  workers: 2,
  // Patient, because the machine that runs this may be busy: what waits does not take longer where it is not.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // The second try has a trace and says whether a test is flaky, which fails the run all the same: `decisions/0174`.
  retries: 1,
  failOnFlakyTests: true,
  use: {
    baseURL: SITE.origin,
    locale: 'zh-CN',
    // Not a first visit: that would go to the language of the browser. Tests of first visits start without it.
    storageState: { cookies: [], origins: [SITE, FIXTURE_SITE].map(({ origin }) => visitedBefore(origin)) },
    launchOptions: { args: BROWSER_ARGS, ...(executablePath && { executablePath }) },
    // What a test has intercepted must be what the page gets: `e2e/service-worker.test.ts` alone allows them.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
  },
});
