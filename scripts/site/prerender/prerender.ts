import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import { pageDataAddress } from '../../../src/model/data-address.ts';
import { describeHead } from '../../../src/model/head.ts';
import { required } from '../../../src/model/invariant.ts';
import { getLanguageTag } from '../../../src/model/locale.ts';
import type { SidebarParts } from '../../../src/model/navigation.ts';
import type { Page } from '../../../src/model/page.ts';
import { pageAddress } from '../../../src/model/page-address.ts';
import type { ServerEntry } from '../../../src/model/renderer.ts';
import type { SiteData } from '../../../src/model/site.ts';
import { WRITES_AT_A_TIME } from '../../content/emit/write.ts';
import type { Bundle, ConsoleBundle, CriticalSheet } from '../bundle/bundle.ts';
import { pageFile } from '../publish/page-file.ts';
import { agentPointer } from './agent-pointer.ts';
import { loadServerEntry } from './app.ts';
import { writeConsole } from './console-document.ts';
import { headElements } from './head.ts';
import { writeRelay } from './relay-document.ts';
import { createTemplate } from './template.ts';

/** The pages of one language and version. */
type LocaleBuild = { site: SiteData; pages: Page[]; parts: SidebarParts };

type PrerenderOptions = {
  /** The console of a site that has one. */
  console?: ConsoleBundle;
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
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const entry = await loadServerEntry(bundle.server);
  const [first] = localeBuilds;
  if (!first) return [];
  const toDocument = createTemplate(template, { bundle }, first.site);
  const pages = renderPages(localeBuilds, { entry, outDir, dataFolder });
  const times = await pMap(
    pages,
    async ({ address, milliseconds, ...document }) => {
      const file = join(outDir, pageFile(address));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, toDocument(document));
      return { address, milliseconds };
    },
    { concurrency: WRITES_AT_A_TIME },
  );
  if (console) {
    const options = { entry, template, bundle, console, outDir };
    for (const { site } of localeBuilds) await writeConsole(site, options);
  }
  if (first.site.tryIt) await writeRelay({ root, outDir, script: bundle.relay });
  return times;
}

type RenderOptions = Pick<PrerenderOptions, 'outDir' | 'dataFolder'> & { entry: ServerEntry };

async function* renderPages(localeBuilds: LocaleBuild[], options: RenderOptions) {
  for (const localeBuild of localeBuilds) {
    const { site, pages } = localeBuild;
    const render = await createLocaleRenderer(localeBuild, options);
    for (const { path } of pages) {
      const page = await readPage(join(options.outDir, options.dataFolder, pageDataAddress(site, path)));
      yield { address: pageAddress(page, site.defaultLocale), ...(await render(page)) };
    }
  }
}

/** A page as the browser will read it: what the server renders and what is hydrated must be made from the same data. */
async function readPage(file: string): Promise<Page> {
  // Our own output: see `emit/page-data.ts`.
  return JSON.parse(await readFile(file, 'utf8')) as Page;
}

async function createLocaleRenderer({ site, parts }: LocaleBuild, { entry, dataFolder }: RenderOptions) {
  const renderApp = await entry.createRenderer(site);
  const lang = getLanguageTag(site.locales, site.locale);

  const { localeRedirect, locale, defaultLocale } = site;
  const stays = localeRedirect === 'never' || (localeRedirect === 'only-default' && locale !== defaultLocale);

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
      stays,
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
