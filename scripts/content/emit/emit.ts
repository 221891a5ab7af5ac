import { basename, dirname } from 'node:path';
import { hasCallDocuments } from '../../../src/model/config.ts';
import { type Caches, createCaches } from '../cache/caches.ts';
import type { Compiled } from '../compile.ts';
import { versionPrefix } from '../describe/document/documents.ts';
import { callDocumentFile } from '../read/api-address.ts';
import { wellKnownFiles } from './agents/well-known.ts';
import { publishApi } from './api-files.ts';
import { attachments } from './attachments.ts';
import { toCallDocument } from './call-document.ts';
import { changesFeeds } from './changes-feed.ts';
import { withChecksums } from './document-checksums.ts';
import { guideImages } from './images.ts';
import { markdownFiles } from './markdown/files.ts';
import { operationDocuments } from './operation-document.ts';
import type { Output } from './output.ts';
import { withPackageServers } from './package-servers.ts';
import { pageData } from './page-data.ts';
import { routesSource } from './routes.ts';
import { searchData } from './search-data.ts';
import { sitemap } from './sitemap.ts';
import { removeOthers, type Written, writeIfChanged, writeOutputs } from './write.ts';

export type EmitOptions = {
  /** Folder for everything that the browser may fetch. */
  publicDir: string;
  /** Removes every other file of that folder. */
  removesOthers: boolean;
  /** File for the union of all paths; left out for a site whose paths no code names. */
  routesFile?: string;
  caches?: Caches;
};

/** Writes everything that a compiled site consists of. To be called only when there are no errors. */
export async function emit(compiled: Compiled, options: EmitOptions): Promise<void> {
  const { emitDocuments } = await emitPages(compiled, options);
  await emitDocuments();
}

/** With the sizes and checksums of the published documents, for pages that offer them. A development server writes pages first and has none. */
export function withDocumentSizes(compiled: Compiled, caches: Caches): Compiled {
  const files = new Map([...publishedDocuments(compiled, caches)].map(({ path, content }) => [`/${path}`, content]));
  const getSize = (url: string) => {
    const content = files.get(url);
    return content === undefined ? undefined : Buffer.byteLength(content);
  };
  const localeBuilds = compiled.localeBuilds.map((localeBuild) => {
    const downloads = localeBuild.site.downloads.map((download) => ({ ...download, size: getSize(download.url) }));
    const pages = localeBuild.pages.map((page) => withChecksums(page, files));
    return { ...localeBuild, pages, site: { ...localeBuild.site, downloads } };
  });
  return { ...compiled, localeBuilds };
}

/**
 * Writes what pages consist of, and tells which files have changed. `emitDocuments` writes the documents and the pages as Markdown, and
 * removes other files: while content is written nobody asks for that.
 */
export async function emitPages(
  compiled: Compiled,
  { publicDir, removesOthers, routesFile, caches = createCaches() }: EmitOptions,
): Promise<{ changed: string[]; emitDocuments: () => Promise<void> }> {
  const pages = await writePages(compiled, publicDir, caches);
  if (routesFile !== undefined) {
    await writeIfChanged(
      { path: basename(routesFile), content: routesSource(compiled.localeBuilds) },
      dirname(routesFile),
    );
  }
  const emitDocuments = async () => {
    const documents = await writeOutputs(publishedDocuments(compiled, caches), publicDir);
    const markdown = await writeOutputs(markdownFiles(compiled.localeBuilds), publicDir);
    const wellKnown = await writeOutputs(wellKnownFiles(compiled), publicDir);
    if (removesOthers) {
      const written = [pages, documents, markdown, wellKnown].flatMap(({ paths }) => paths);
      await removeOthers(publicDir, written);
    }
  };
  return { changed: pages.changed, emitDocuments };
}

/** The same locale build as last time has the same files, which need not even be read. */
async function writePages(compiled: Compiled, folder: string, { memory }: Caches): Promise<Written> {
  const all: Written = { paths: [], changed: [] };
  for (const localeBuild of compiled.localeBuilds) {
    let isNew = false;
    const { locale, version = '' } = localeBuild.site;
    const { paths, changed } = await memory.memoise(
      `files ${version} ${locale}`,
      [localeBuild],
      () => undefined,
      () => {
        isNew = true;
        return writeOutputs(pageData(localeBuild), folder);
      },
    );
    all.paths.push(...paths);
    if (isNew) all.changed.push(...changed);
  }
  let isIndexNew = false;
  const index = await memory.memoise(
    'search data',
    [compiled.config, ...compiled.localeBuilds],
    () => undefined,
    () => {
      isIndexNew = true;
      return writeOutputs(searchData(compiled), folder);
    },
  );
  const others = await writeOutputs(await siteOutputs(compiled), folder);
  const { paths, changed } = all;
  return {
    paths: [...paths, ...index.paths, ...others.paths],
    changed: [...changed, ...(isIndexNew ? index.changed : []), ...others.changed],
  };
}

/** What belongs to no page alone. */
async function siteOutputs({ config, dir, localeBuilds }: Compiled): Promise<Output[]> {
  const images = await Promise.all(
    localeBuilds.map((localeBuild) => guideImages(dir, localeBuild.folder, localeBuild.images)),
  );
  const files = await attachments(dir, config);
  return [
    ...images.flat(),
    ...files,
    ...sitemap(localeBuilds, config.origin),
    ...changesFeeds(localeBuilds, config.origin),
  ];
}

/** A document without a translation is the same file in every language. */
function* publishedDocuments({ localeBuilds, config }: Compiled, { memory, cache }: Caches): Iterable<Output> {
  const published = new Set<string>();
  for (const { apis, folder, site, operationFiles } of localeBuilds) {
    for (const [index, api] of apis.entries()) {
      const name = `published ${folder} ${api.file} ${site.locale}`;
      for (const { path, text } of memory.memoise(
        name,
        [api, config],
        () => undefined,
        () => {
          const published = withPackageServers(api, config, site.locale);
          return [
            ...publishApi(published, name, cache),
            ...operationDocuments(published, operationFiles[index] ?? new Map()),
          ];
        },
      )) {
        const ownPath = versionPrefix(folder) + path;
        if (!published.has(ownPath)) yield { path: ownPath, content: text };
        published.add(ownPath);
      }
      const callPath = callDocumentFile(api, versionPrefix(folder));
      if (api.kind !== 'openapi' || !hasCallDocuments(config) || published.has(callPath)) continue;
      published.add(callPath);
      const content = memory.memoise(
        `calls ${folder} ${api.file}`,
        [api],
        () => undefined,
        () => JSON.stringify(toCallDocument(api.document)),
      );
      yield { path: callPath, content };
    }
  }
}
