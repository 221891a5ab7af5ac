import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pMap from 'p-map';
import { required } from '../../../packages/base/invariant.ts';
import { pageDataAddress } from '../../../src/model/data-address.ts';
import { describeHead } from '../../../src/model/head.ts';
import { getLanguageTag } from '../../../src/model/locale.ts';
import type { SidebarParts } from '../../../src/model/navigation.ts';
import type { Page } from '../../../src/model/page.ts';
import { pageAddress } from '../../../src/model/page-address.ts';
import type { ServerEntry } from '../../../src/model/renderer.ts';
import type { SiteData } from '../../../src/model/site.ts';
import { WRITES_AT_A_TIME } from '../../content/emit/write.ts';
import type { Bundle, CriticalSheet } from '../bundle/bundle.ts';
import type { ModuleBundle } from '../bundle/bundle-module.ts';
import { pageFile } from '../publish/page-file.ts';
import { agentPointer } from './agent-pointer.ts';
import { writeConsole } from './console-document.ts';
import { headElements } from './head.ts';
import { writeRelay } from './relay-document.ts';
import { createTemplate } from './template.ts';

/** The pages of one language and version. */
type LocaleBuild = { site: SiteData; pages: Page[]; parts: SidebarParts };

type PrerenderOptions = {
  /** The console of a site that has one. */
  console?: ModuleBundle;
  localeBuilds: LocaleBuild[];
  bundle: Bundle;
  /** Folder with `index.html`. */
  root: string;
  outDir: string;
  /** Folder with this build's data, below `outDir` and below the base of the site. */
  dataFolder: string;
};

/** Milliseconds that React took for the markup of a page. */
export type RenderTime = { address: string; milliseconds: number };

/** Writes every page as a complete document. Tells how long React took for each. */
export async function prerender({
  localeBuilds,
  bundle,
  console,
  root,
  outDir,
  dataFolder,
}: PrerenderOptions): Promise<RenderTime[]> {
  const [first] = localeBuilds;
  if (!first) return [];
  const documents = await listDocuments({ localeBuilds, bundle, root, outDir, dataFolder });
  const times = await pMap(
    documents,
    async ({ address, render }) => {
      const { text, milliseconds } = await render();
      const file = join(outDir, pageFile(address));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
      return { address, milliseconds };
    },
    { concurrency: WRITES_AT_A_TIME },
  );
  if (console) {
    const template = await readFile(join(root, 'index.html'), 'utf8');
    const options = { entry: await loadServerEntry(bundle.server), template, bundle, console, outDir };
    for (const { site } of localeBuilds) await writeConsole(site, options);
  }
  if (first.site.tryIt) await writeRelay({ root, outDir, script: bundle.relay });
  return times;
}

/** A page that becomes a document when it is asked for. `address` is below the base: `/guide/auth`. */
export type PageDocument = { address: string; render: () => Promise<{ text: string; milliseconds: number }> };

/** The documents of all pages, made of the data that has been written for the browser. */
export async function listDocuments({
  localeBuilds,
  bundle,
  root,
  outDir,
  dataFolder,
}: Omit<PrerenderOptions, 'console'>): Promise<PageDocument[]> {
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const entry = await loadServerEntry(bundle.server);
  const documents: PageDocument[] = [];
  for (const localeBuild of localeBuilds) {
    const { site, pages } = localeBuild;
    const toDocument = createTemplate(template, { bundle }, site);
    const renderPage = await createLocaleRenderer(localeBuild, { entry, dataFolder });
    for (const page of pages) {
      const render = async () => {
        const data = await readPage(join(outDir, dataFolder, pageDataAddress(site, page.path)));
        const { milliseconds, ...document } = await renderPage(data);
        return { text: toDocument(document), milliseconds };
      };
      documents.push({ address: pageAddress(page, site.defaultLocale), render });
    }
  }
  return documents;
}

/** A page as the browser will read it: what the server renders and what is hydrated must be made from the same data. */
async function readPage(file: string): Promise<Page> {
  // Our own output: see `emit/page-data.ts`.
  return JSON.parse(await readFile(file, 'utf8'));
}

async function createLocaleRenderer(
  { site, parts }: LocaleBuild,
  { entry, dataFolder }: { entry: ServerEntry; dataFolder: string },
) {
  const renderApp = await entry.createRenderer(site);
  const lang = getLanguageTag(site.locales, site.locale);

  return async (page: Page) => {
    const groups = page.sidebarGroups ?? [];
    const ownParts = Object.fromEntries(
      groups.map((key) => [key, required(parts[key], `The sidebar has the part ${key} that a page is in.`)]),
    );
    const start = performance.now();
    const html = await renderApp(page, ownParts);
    const head = describeHead(page, site);
    return {
      milliseconds: performance.now() - start,
      lang,
      head: headElements(page, site, head),
      start: agentPointer(page, site, head.markdown),
      app: {
        'data-path': page.path,
        'data-locale': page.locale,
        'data-version': page.version,
        'data-root': site.base + dataFolder,
        'data-groups': groups.length > 0 ? groups.join(' ') : undefined,
      },
      html,
      sheet: getSheet(page),
    };
  };
}

function getSheet(page: Page): CriticalSheet {
  if (page.layout !== 'doc' || page.blocks.some(({ kind }) => kind === 'errors')) return 'home';
  return page.blocks.some(({ kind }) => kind === 'operation') ? 'operation' : 'guide';
}

/** The bundle of `src/app/entry.server.tsx`. The scripts meet the interface only as a built file. */
async function loadServerEntry(file: string): Promise<ServerEntry> {
  return await import(pathToFileURL(file).href);
}
