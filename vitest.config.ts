import { defineConfig, mergeConfig } from 'vitest/config';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { isNight } from './tests/setup/nightly.ts';
import viteConfig from './vite.config.ts';

/** They start programs (compilers, interpreters, linters, our own commands) or certify many clients, which takes seconds. `npm run gate` leaves them out: see `gate-plan.ts`. */
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
/** By night alone: each round runs programs in each language; the recipe of an endpoint builds the site. */
const NIGHTLY = ['tests/certification/{samples,further-clients}.test.ts', 'tests/recipe/*.test.ts'];

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      // One project: a worker begins anew, with an empty list of modules, for each one.
      include: ['{packages,src,scripts,site,tests}/**/*.test.{ts,tsx}'],
      exclude: [
        'tests/{e2e,a11y,fixtures}/**',
        ...(isNight ? [] : NIGHTLY),
        ...(process.env.WITHOUT_SLOW_TESTS ? SLOW : []),
      ],
      tags: [{ name: 'nightly', description: 'by `npm test -- --nightly` alone' }],
      tagsFilter: isNight ? [] : ['!nightly'],
      globalSetup: ['temporary-folders', 'generated-contract', 'serve-sites'].map((name) => `tests/setup/${name}.ts`),
      setupFiles: 'tests/setup/freeze-state.ts',
      // Files of a worker share its modules: loading React, unified and Shiki anew for each would be more than half of the work.
      isolate: false,
      experimental: { fsModuleCache: true, fsModuleCachePath: '.generated/.cache/vitest' },
      // Vitest leaves one processor free, which on a machine of two is half of it.
      maxWorkers: '100%',
      maxConcurrency: 2,
      sequence: { sequencer: LongestFirst },
      // Patient, because the machine that runs this may be busy; a test that hangs is still found.
      testTimeout: 120_000,
      hookTimeout: 180_000,
      // The listener of a guide needs what Node 20 has behind this flag, and later ones without.
      execArgv: 'WebSocket' in globalThis ? [] : ['--experimental-websocket'],
      reporters: ['default', 'json'],
      outputFile: { json: '.generated/test-results/unit.json' },
    },
  }),
);
