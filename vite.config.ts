/// <reference types="vitest/config" />
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

/**
 * What the build (`scripts/site/bundle/bundle.ts`), the development server (`scripts/commands/dev.ts`) and the unit tests have in common;
 * the first two add what they want of Vite themselves. A function, because a plugin belongs to one run.
 */
export default defineConfig(
  (): UserConfig => ({
    // The compiler writes what is served as it is.
    publicDir: false,
    plugins: [react()],
    build: { target: ['chrome123', 'firefox121', 'safari17.5'], modulePreload: false, emptyOutDir: false },
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/search/[name]-[hash].js' } } },
    // Found at the start: a dependency found later, as one of the worker would be, reloads the page.
    optimizeDeps: { entries: ['src/app/entry.dev.ts'], include: ['flexsearch'] },
    server: { host: '127.0.0.1', watch: { ignored: isBuilt } },
    test: {
      include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
      exclude: ['tests/e2e/**', 'tests/a11y/**', 'tests/fixtures/**'],
      // Patient, because the machine that runs this may be busy; a test that hangs is still found.
      testTimeout: 30_000,
      // The listener of a guide needs what Node 20 has behind this flag, and later ones without.
      execArgv: 'WebSocket' in globalThis ? [] : ['--experimental-websocket'],
      reporters: ['default', 'json'],
      outputFile: { json: '.generated/test-results/unit.json' },
    },
  }),
);

/** What a build writes: a build beside the development server must not reload its pages. */
function isBuilt(path: string): boolean {
  return /^(dist[^/\\]*|\.[^/\\]*\.building-[^/\\]*|\.generated)([/\\]|$)/.test(relative(import.meta.dirname, path));
}
