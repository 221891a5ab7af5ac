import { join, relative, sep } from 'node:path';
import pLimit from 'p-limit';
import type { Plugin, ViteDevServer } from 'vite';
import { step } from '../../cli/step.ts';
import { openContentCache } from '../../content/cache/content-cache.ts';
import { createMemory } from '../../content/cache/memoise.ts';
import { type Compiled, compile } from '../../content/compile.ts';
import { emitPages } from '../../content/emit/emit.ts';
import { type Problem, relaxProblems } from '../../content/problems/problem.ts';
import { providerFile, type SiteFolder } from '../../content/read/site.ts';
import { checkContract } from '../../spec/check-contract.ts';
import { debounce } from './debounce.ts';
import { createDevMessages, type DevMessages } from './dev-messages.ts';
import { fillDevelopmentPage } from './development-page.ts';
import { serveBeforeVite } from './serve-folder.ts';

/** An editor that saves several files causes one compilation (debounce). */
const DEBOUNCE_MS = 30;
/** The contract is checked and the cache is written when the pages have what they came for. */
const CONTRACT_DEBOUNCE_MS = 1000;
const SOURCE_FOLDERS = ['openapi', 'asyncapi', 'arazzo', 'guides', 'versions'];

/**
 * Compiles the content when the server starts and at each change of it, and tells open pages. With a mistake in the content
 * the last good pages stay, and the mistake is shown in the browser and the terminal. What the gates of the contract find, and
 * differences between languages, are errors of a build and warnings here: one language is written first.
 */
export function contentPlugin(site: SiteFolder, work: string): Plugin {
  let current: Compiled | undefined;
  const memory = createMemory();
  // One at a time, in the order in which they are given.
  const runNext = pLimit(1);
  let emitDocuments = async () => {};
  let queueContract = () => {};
  const opening = openContentCache(join(work, '.cache'));

  let compileWarnings: Problem[] = [];
  let contractWarnings: Problem[] = [];

  async function update(server: ViteDevServer, messages: DevMessages): Promise<void> {
    const start = performance.now();
    const cache = await opening;
    const compiled = await compile(site, { cache, memory });
    const problems = relaxProblems(compiled.problems);
    const errors = problems.filter(({ severity }) => severity === 'error');
    compileWarnings = problems.filter(({ severity }) => severity === 'warning');
    messages.showErrors(errors);
    messages.showWarnings([...compileWarnings, ...contractWarnings]);
    queueContract();
    if (errors.length > 0) return;
    current = compiled;
    const [publicDir, routesFile] = [join(work, 'public'), join(work, 'routes.ts')];
    const pages = await emitPages(compiled, { publicDir, removesOthers: true, routesFile, caches: { memory, cache } });
    emitDocuments = once(pages.emitDocuments);
    const duration = Math.round(performance.now() - start);
    server.config.logger.info(`content: ${pages.changed.length} files changed (${duration} ms)`, { timestamp: true });
    server.ws.send('content:changed', { changed: pages.changed });
  }

  async function warnAboutContract(messages: DevMessages): Promise<void> {
    const cache = await opening;
    contractWarnings = await checkContract(site, { cache, memory });
    messages.showWarnings([...compileWarnings, ...contractWarnings]);
    await cache.save();
  }

  return {
    name: 'content',
    apply: 'serve',
    async configureServer(server) {
      const logError = (error: Error) => server.config.logger.error(String(error.stack));
      const messages = createDevMessages(server);
      const queue = debounce(() => runNext(() => update(server, messages)).catch(logError), DEBOUNCE_MS);
      queueContract = debounce(() => runNext(() => warnAboutContract(messages)).catch(logError), CONTRACT_DEBOUNCE_MS);
      // The whole folder: one that is created later would not be noticed by its name.
      server.watcher.add(site.dir);
      server.watcher.on('all', (_, file) => {
        if (SOURCE_FOLDERS.includes(relative(site.dir, file).split(sep)[0] ?? '')) queue();
      });
      // The latest: what was to be written when the request came may be of pages that have changed since.
      const documents = () => runNext(() => emitDocuments()).catch(logError);
      serveBeforeVite(server, join(work, 'public'), documents);
      await step('compile content', () => runNext(() => update(server, messages)));
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
