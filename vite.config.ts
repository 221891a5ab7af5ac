import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

/**
 * What the build (`scripts/site/bundle/bundle.ts`), the server of Vite (`scripts/commands/vite.ts`) and the unit tests (`vitest.config.ts`) have in
 * common; the first two add what they want of Vite themselves. A function, because a plugin belongs to one run.
 */
export default defineConfig(
  (): UserConfig => ({
    // Texts are imported whole: an export for each member would only make them longer.
    json: { namedExports: false },
    // The compiler writes what is served as it is.
    publicDir: false,
    plugins: [react()],
    build: { target: ['chrome123', 'firefox121', 'safari17.5'], modulePreload: false, emptyOutDir: false },
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/search/[name]-[hash].js' } } },
    // Found at the start: a dependency found later, as one of the worker would be, reloads the page.
    optimizeDeps: { entries: ['src/app/entry.dev.ts'], include: ['flexsearch'] },
    server: { host: '127.0.0.1', watch: { ignored: isBuilt } },
  }),
);

/** What a build writes: a build beside the development server must not reload its pages. */
function isBuilt(path: string): boolean {
  return /^(dist[^/\\]*|\.[^/\\]*\.building-[^/\\]*|\.generated)([/\\]|$)/.test(relative(import.meta.dirname, path));
}
