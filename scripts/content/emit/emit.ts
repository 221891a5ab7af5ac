import { basename, dirname } from 'node:path';
import type { Cache } from '../cache.ts';
import type { Compiled } from '../compile.ts';
import { versionPrefix } from '../describe/documents.ts';
import { createMemory, type Memory } from '../memory.ts';
import { publishApi } from './api-files.ts';
import { attachments } from './attachments.ts';
import { guideImages } from './images.ts';
import { markdownFiles } from './markdown/files.ts';
import { operationFiles } from './operation-document.ts';
import type { Output } from './output.ts';
import { pageData } from './page-data.ts';
import { routesSource } from './routes.ts';
import { sitemap } from './sitemap.ts';
import { removeOthers, writeIfChanged, writeOutputs } from './write.ts';

export type EmitOptions = {
  /** Folder that will hold everything the browser may fetch, and nothing else. */
  publicDir: string;
  /** File for the union of all paths; left out for a site whose paths no code names. */
  routesFile?: string;
  /** What earlier runs of this process have made. */
  memory?: Memory;
  cache?: Cache;
  /** Told which files of the pages have changed, as soon as all of them are there. */
  onPages?: (changed: string[]) => void;
};

/** Writes what a compiled site consists of, pages first. To be called only when there are no errors. */
export async function emit(
  compiled: Compiled,
  { publicDir, routesFile, onPages, ...kept }: EmitOptions,
): Promise<void> {
  const pages = await writeOutputs(await pageOutputs(compiled), publicDir);
  onPages?.(pages.changed);
  const documents = await writeOutputs(publishedDocuments(compiled, kept), publicDir);
  const markdown = await writeOutputs(await markdownFiles(compiled.editions), publicDir);
  await removeOthers(publicDir, [...pages.paths, ...documents.paths, ...markdown.paths]);
  if (routesFile !== undefined) {
    await writeIfChanged({ path: basename(routesFile), content: routesSource(compiled.editions) }, dirname(routesFile));
  }
}

/** All public files of a site. */
export async function outputsOf(compiled: Compiled): Promise<Output[]> {
  return [
    ...(await pageOutputs(compiled)),
    ...publishedDocuments(compiled),
    ...(await markdownFiles(compiled.editions)),
  ];
}

/** What pages consist of. Made while it is read: all of it together would fill the memory of a large site. */
async function pageOutputs({ config, dir, editions }: Compiled): Promise<Iterable<Output>> {
  const images = await Promise.all(editions.map((edition) => guideImages(dir, edition.folder, edition.images)));
  const files = await attachments(dir, config);
  return (function* () {
    for (const edition of editions) yield* pageData(edition);
    yield* images.flat();
    yield* files;
    yield* sitemap(editions, config.origin);
  })();
}

/** A document without a translation is the same file in every language. */
function* publishedDocuments(
  { editions }: Compiled,
  { memory = createMemory(), cache }: Pick<EmitOptions, 'memory' | 'cache'> = {},
): Iterable<Output> {
  const published = new Set<string>();
  for (const { apis, folder, site } of editions) {
    for (const api of apis) {
      const name = `published ${folder} ${api.file} ${site.locale}`;
      for (const { path, text } of memory.keep(
        name,
        [api],
        () => undefined,
        () => [...publishApi(api, name, cache), ...operationFiles(api)],
      )) {
        const ownPath = versionPrefix(folder) + path;
        if (!published.has(ownPath)) yield { path: ownPath, content: text };
        published.add(ownPath);
      }
    }
  }
}
