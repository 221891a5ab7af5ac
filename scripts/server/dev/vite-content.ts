import { join, relative, sep } from 'node:path';
import pLimit from 'p-limit';
import type { Plugin, ViteDevServer } from 'vite';
import { step } from '../../cli/step.ts';
import { openContentCache } from '../../content/cache/content-cache.ts';
import { createMemory } from '../../content/cache/memoise.ts';
import { type Compiled, compile } from '../../content/compile.ts';
import { emitPages } from '../../content/emit/emit.ts';
import { providerFile, type SiteFolder } from '../../content/read/site.ts';
import { relax } from '../../findings/finding.ts';
import { debounce } from './debounce.ts';
import { fillDevelopmentPage } from './development-page.ts';
import { createErrorOverlay, type ShowErrors } from './error-overlay.ts';
import { serveBeforeVite } from './serve-folder.ts';

/** An editor that saves several files causes one compilation (debounce). */
const DEBOUNCE_MS = 30;
const SOURCE_FOLDERS = ['openapi', 'asyncapi', 'arazzo', 'guides', 'versions'];

/**
 * Compiles the content when the server starts and at each change of it, and tells open pages. With a mistake in the content
 * the last good pages stay, and the mistake is shown in the browser and the terminal. Warnings
 * are for `npx api-docs dev`.
 */
export function contentPlugin(site: SiteFolder, work: string): Plugin {
  let current: Compiled | undefined;
  const memory = createMemory();
  // One at a time, in the order in which they are given.
  const runNext = pLimit(1);
  let emitDocuments = async () => {};
  const opening = openContentCache(join(work, '.cache'));

  async function update(server: ViteDevServer, showErrors: ShowErrors): Promise<void> {
    const start = performance.now();
    const cache = await opening;
    const compiled = await compile(site, { cache, memory });
    const errors = compiled.problems.map(relax).filter(({ severity }) => severity === 'error');
    showErrors(errors);
    if (errors.length > 0) return;
    current = compiled;
    const [publicDir, routesFile] = [join(work, 'public'), join(work, 'routes.ts')];
    const pages = await emitPages(compiled, { publicDir, removesOthers: true, routesFile, caches: { memory, cache } });
    emitDocuments = once(pages.emitDocuments);
    const duration = Math.round(performance.now() - start);
    server.config.logger.info(`content: ${pages.changed.length} files changed (${duration} ms)`, { timestamp: true });
    server.ws.send('content:changed', { changed: pages.changed });
  }

  return {
    name: 'content',
    apply: 'serve',
    async configureServer(server) {
      const logError = (error: Error) => server.config.logger.error(String(error.stack));
      const showErrors = createErrorOverlay(server);
      const queue = debounce(() => runNext(() => update(server, showErrors)).catch(logError), DEBOUNCE_MS);
      // The whole folder: one that is created later would not be noticed by its name.
      server.watcher.add(site.dir);
      server.watcher.on('all', (_, file) => {
        if (SOURCE_FOLDERS.includes(relative(site.dir, file).split(sep)[0] ?? '')) queue();
      });
      // The latest: what was to be written when the request came may be of pages that have changed since.
      const documents = () => runNext(() => emitDocuments()).catch(logError);
      serveBeforeVite(server, join(work, 'public'), documents);
      await step('compile content', () => runNext(() => update(server, showErrors)));
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { originalUrl = '/' }) =>
        fillDevelopmentPage(html, originalUrl, { compiled: current, provider: providerFile(site) }),
    },
  };
}

function once(task: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= task();
    return done;
  };
}
