import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { type Compiled, compile } from './content/compile.ts';
import { openContentCache } from './content/content-cache.ts';
import { emit } from './content/emit/emit.ts';
import { createMemory } from './content/memory.ts';
import { formatProblem, hasErrors, type Problem } from './content/problem.ts';
import type { SiteFolder } from './content/read/site.ts';
import { fillDevelopmentPage } from './development-page.ts';
import { contentType } from './server/content-type.ts';

/** An editor that saves several files is answered once. */
const SETTLE_MS = 30;
const SOURCE_FOLDERS = ['openapi', 'asyncapi', 'guides', 'versions'];

/**
 * Compiles the content when the server starts and at each change of it, and tells open pages. With a mistake in the content
 * the last good pages stay, and the mistake is shown in the browser and the terminal.
 */
export function contentPlugin(site: SiteFolder, work: string): Plugin {
  let current: Compiled | undefined;
  let problems: Problem[] = [];
  const memory = createMemory();
  const opening = openContentCache(join(work, '.cache'));

  async function update(server: ViteDevServer): Promise<void> {
    const start = performance.now();
    const cache = await opening;
    const compiled = await compile(site, { cache, memory });
    problems = compiled.problems;
    for (const problem of problems) server.config.logger.error(formatProblem(problem));
    if (hasErrors(problems)) return showProblems(server, problems);
    current = compiled;
    const onPages = (changed: string[]) => {
      const duration = Math.round(performance.now() - start);
      server.config.logger.info(`content: ${changed.length} files changed (${duration} ms)`, { timestamp: true });
      server.ws.send('content:changed', { changed });
    };
    const [publicDir, routesFile] = [join(work, 'public'), join(work, 'routes.ts')];
    await emit(compiled, { publicDir, routesFile, memory, cache, onPages });
    await cache.save();
  }

  return {
    name: 'content',
    apply: 'serve',
    async configureServer(server) {
      const queue = createQueue(() =>
        update(server).catch((error: Error) => server.config.logger.error(String(error.stack))),
      );
      const folders = SOURCE_FOLDERS.map((folder) => join(site.dir, folder));
      server.watcher.add(folders);
      server.watcher.on('all', (_, file) => {
        if (folders.some((folder) => !relative(folder, file).startsWith('..'))) queue();
      });
      server.ws.on('connection', () => {
        if (hasErrors(problems)) showProblems(server, problems);
      });
      server.middlewares.use(serveFolder(join(work, 'public'), server.config.base));
      await update(server);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { originalUrl = '/' }) => fillDevelopmentPage(html, originalUrl, current),
    },
  };
}

/** Runs one update at a time, and once more for whatever changed meanwhile. */
function createQueue(run: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(run);
    }, SETTLE_MS);
  };
}

function showProblems(server: ViteDevServer, problems: Problem[]): void {
  const message = problems
    .filter(({ severity }) => severity === 'error')
    .map(formatProblem)
    .join('\n\n');
  server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content' } });
}

/** Serves what the compiler has written as it is at the moment; Vite's own public folder is listed once, at the start. */
function serveFolder(folder: string, base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, decodeURIComponent(pathname.slice(base.length)));
    readFile(file).then(
      (content) => response.setHeader('content-type', contentType(file)).end(content),
      () => next(),
    );
  };
}
