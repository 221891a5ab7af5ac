import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import { splitSamples } from '../../../src/model/deferred-samples.ts';
import { describeHead } from '../../../src/model/head.ts';
import type { SidebarParts } from '../../../src/model/navigation.ts';
import type { Page } from '../../../src/model/page.ts';
import { pageAddress } from '../../../src/model/page-address.ts';
import type { ServerEntry } from '../../../src/model/renderer.ts';
import type { SiteData } from '../../../src/model/site.ts';
import { WRITES_AT_A_TIME } from '../../content/emit/write.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { ConsoleBundle } from '../bundle/console-bundle.ts';
import { pageFile } from '../publish/page-file.ts';
import { loadServerEntry } from './app.ts';
import { writeConsole } from './console-document.ts';
import { headElements } from './head.ts';
import { createTemplate } from './template.ts';

/** The pages of one language and version. */
type Edition = { site: SiteData; pages: Page[]; parts: SidebarParts };

type PrerenderOptions = {
  /** The console of a site that has one. */
  console?: ConsoleBundle;
  editions: Edition[];
  bundle: Bundle;
  /** Folder with `index.html`. */
  root: string;
  outDir: string;
  /** Address of the folder that holds this build's data. */
  dataRoot: string;
};

/** Milliseconds that React took for the markup of a page. */
export type RenderTime = { address: string; milliseconds: number };

/** Writes every page as a complete document. Tells how long React took for each. */
export async function prerender({
  editions,
  bundle,
  console,
  root,
  outDir,
  dataRoot,
}: PrerenderOptions): Promise<RenderTime[]> {
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const entry = await loadServerEntry(bundle.server);
  const [first] = editions;
  if (!first) return [];
  const toDocument = createTemplate(template, { bundle }, first.site);
  const pages = renderPages(editions, { entry, dataRoot });
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
    for (const { site } of editions) await writeConsole(site, options);
  }
  return times;
}

async function* renderPages(editions: Edition[], { entry, dataRoot }: { entry: ServerEntry; dataRoot: string }) {
  for (const edition of editions) {
    const render = await createEditionRenderer(edition, entry, dataRoot);
    for (const page of edition.pages) {
      yield { address: pageAddress(page, edition.site.defaultLocale), ...(await render(page)) };
    }
  }
}

async function createEditionRenderer({ site, parts }: Edition, entry: ServerEntry, dataRoot: string) {
  const renderApp = await entry.createRenderer(site);
  const lang = site.locales.find(({ locale }) => locale === site.locale)?.tag ?? site.locale;

  const { localeRedirect, locale, defaultLocale } = site;
  const stays = localeRedirect === 'never' || (localeRedirect === 'only-default' && locale !== defaultLocale);

  return async (page: Page) => {
    const groups = page.sidebarGroups ?? [];
    const ownParts = Object.fromEntries(groups.map((key) => [key, parts[key] ?? []]));
    // As the browser will read it: a member that is there but undefined must not make a difference between the two.
    const light: Page = JSON.parse(JSON.stringify(splitSamples(page).light));
    const start = performance.now();
    const html = await renderApp(light, ownParts);
    return {
      milliseconds: performance.now() - start,
      lang,
      stays,
      head: headElements(page, site, describeHead(page, site)),
      app: {
        'data-path': page.path,
        'data-locale': page.locale,
        'data-version': page.version,
        'data-root': dataRoot,
        'data-groups': groups.length > 0 ? groups.join(' ') : undefined,
      },
      html,
      isHome: page.layout === 'home',
    };
  };
}
