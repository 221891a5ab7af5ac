import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ByEnvironment } from './tests/setup/by-environment.ts';

/** They start programs (compilers, interpreters, linters, our own commands) or certify many clients, which takes seconds. `npm run gate` leaves them out. */
const SLOW = [
  'tests/certification/*.test.ts',
  'tests/client/package.test.ts',
  'tests/commands.test.ts',
  'tests/hosting/{doctor,servers}.test.ts',
  'tests/installation.test.ts',
  'tests/sandbox/{process,respect,transcript}.test.ts',
  'tests/guides/run.test.ts',
  'tests/packages/*.test.ts',
  'tests/samples/{cut-connections,foreign,helpers,listen,literals,pasted,samples}.test.ts',
  'tests/spec/{command,planted-mistakes,sandbox-documents,spectral-command}.test.ts',
];
/** By night alone: each round runs six programs in each language. */
const NIGHTLY = process.env.CERTIFICATION_SEEDS ? [] : ['tests/certification/{samples,further-clients}.test.ts'];
/** They run every request sample, and the first runs, in their languages against the sandbox; `SAMPLE_LANGUAGES` names some. */
const SAMPLES = ['tests/samples/{execution,first-runs}.test.ts'];
/** They read the built site, over a server or from its folder. */
const SITE = ['tests/site/**/*.test.ts'];
const BROWSER = ['tests/e2e/**', 'tests/a11y/**'];

function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    extends: './vite.config.ts',
    test: {
      name,
      // Patient, because the machine that runs this may be busy; a test that hangs is still found.
      testTimeout: 60_000,
      hookTimeout: 180_000,
      // Files of a worker share its modules: loading React, unified and Shiki anew for each would be more than half of the work.
      isolate: false,
      setupFiles: 'tests/setup/freeze-state.ts',
      // The listener of a guide needs what Node 20 has behind this flag, and later ones without.
      execArgv: 'WebSocket' in globalThis ? [] : ['--experimental-websocket'],
      ...test,
    },
  };
}

export default defineConfig({
  test: {
    globalSetup: 'tests/setup/temporary-folders.ts',
    // Vitest leaves one processor free, which on a machine of two is half of it.
    maxWorkers: '100%',
    sequence: { sequencer: ByEnvironment },
    projects: [
      project('fast', {
        include: ['{packages,src,scripts,site,tests}/**/*.test.{ts,tsx}'],
        exclude: [...SLOW, ...SAMPLES, ...SITE, ...BROWSER, 'tests/fixtures/**'],
        globalSetup: 'tests/setup/generated-contract.ts',
      }),
      project('slow', { include: SLOW, exclude: NIGHTLY, maxConcurrency: 2, testTimeout: 120_000 }),
      project('samples', { include: SAMPLES, maxConcurrency: 2, globalSetup: 'tests/setup/generated-contract.ts' }),
      project('site', { include: SITE, globalSetup: 'tests/setup/serve-sites.ts' }),
    ],
    reporters: ['default', 'json'],
    outputFile: { json: '.generated/test-results/unit.json' },
  },
});
