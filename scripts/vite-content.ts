import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { type Compiled, compile } from './content/compile.ts';
import { openContentCache } from './content/content-cache.ts';
import { emitPages } from './content/emit/emit.ts';
import { createMemory } from './content/memory.ts';
import { formatProblem, hasErrors, type Problem } from './content/problem.ts';
import type { SiteFolder } from './content/read/site.ts';
import { fillDevelopmentPage } from './development-page.ts';
import { contentType } from './server/content-type.ts';

/** An editor that saves several files is answered once. */
const SETTLE_MS = 30;
/** The cache is written when the pages have what they came for. */
const SAVE_AFTER_MS = 1000;
const SOURCE_FOLDERS = ['openapi', 'asyncapi', 'guides', 'versions'];

/**
 * Compiles the content when the server starts and at each change of it, and tells open pages. With a mistake in the content
 * the last good pages stay, and the mistake is shown in the browser and the terminal.
 */
export function contentPlugin(site: SiteFolder, work: string): Plugin {
  let current: Compiled | undefined;
  let problems: Problem[] = [];
  const memory = createMemory();
  const inTurn = createTurns();
  let emitRest = async () => {};
  let saveCache = () => {};
  const opening = openContentCache(join(work, '.cache'));

  async function update(server: ViteDevServer): Promise<void> {
    const start = performance.now();
    const cache = await opening;
    const compiled = await compile(site, { cache, memory });
    problems = compiled.problems;
    for (const problem of problems) server.config.logger.error(formatProblem(problem));
    if (hasErrors(problems)) return showProblems(server, problems);
    current = compiled;
    const [publicDir, routesFile] = [join(work, 'public'), join(work, 'routes.ts')];
    const pages = await emitPages(compiled, { publicDir, routesFile, memory, cache });
    emitRest = once(pages.emitRest);
    const duration = Math.round(performance.now() - start);
    server.config.logger.info(`content: ${pages.changed.length} files changed (${duration} ms)`, { timestamp: true });
    server.ws.send('content:changed', { changed: pages.changed });
    saveCache();
  }

  return {
    name: 'content',
    apply: 'serve',
    async configureServer(server) {
      const logError = (error: Error) => server.config.logger.error(String(error.stack));
      const queue = settled(() => inTurn(() => update(server)).catch(logError), SETTLE_MS);
      saveCache = settled(() => inTurn(async () => (await opening).save()).catch(logError), SAVE_AFTER_MS);
      const folders = SOURCE_FOLDERS.map((folder) => join(site.dir, folder));
      server.watcher.add(folders);
      server.watcher.on('all', (_, file) => {
        if (folders.some((folder) => !relative(folder, file).startsWith('..'))) queue();
      });
      server.ws.on('connection', () => {
        if (hasErrors(problems)) showProblems(server, problems);
      });
      // The latest: what was to be written when the question came may be of pages that have changed since.
      const documents = () => inTurn(() => emitRest()).catch(logError);
      server.middlewares.use(serveFolder(join(work, 'public'), server.config.base, documents));
      await inTurn(() => update(server));
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { originalUrl = '/' }) => fillDevelopmentPage(html, originalUrl, current),
    },
  };
}

/** Calls once for all that happens within a time. */
function settled(run: () => void, milliseconds: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  };
}

/** Runs one task at a time, in the order in which they are given. */
function createTurns(): (task: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}

function once(task: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= task();
    return done;
  };
}

function showProblems(server: ViteDevServer, problems: Problem[]): void {
  const message = problems
    .filter(({ severity }) => severity === 'error')
    .map(formatProblem)
    .join('\n\n');
  server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content' } });
}

/** What is published beside the pages; not the sources of the interface, nor what Vite itself serves. */
const DOCUMENT = /^(?!_data\/|src\/|node_modules\/|@).*\.(md|txt|json|ya?ml)$/;

/**
 * Serves what the compiler has written as it is at the moment; Vite's own public folder is listed once, at the start. Documents are
 * written when the first of them is asked for.
 */
function serveFolder(folder: string, base: string, documents: () => Promise<void>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname.slice(base.length));
    const file = join(folder, path);
    const ready = DOCUMENT.test(path) ? documents() : Promise.resolve();
    ready
      .then(() => readFile(file))
      .then(
        (content) => response.setHeader('content-type', contentType(file)).end(content),
        () => next(),
      );
  };
}
