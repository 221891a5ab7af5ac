import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preloadBlocks } from '../blocks/lazy-blocks.tsx';
import { createSource } from '../data/source.ts';
import { rememberSizes } from '../dom/content-visibility.ts';
import { pageUrl } from '../model/links.ts';
import { NOT_FOUND_PATH } from '../model/not-found-paths.ts';
import { setProviderAddress } from '../playground/load-provider.ts';
import { createI18n, loadStrings } from '../strings/i18n.ts';
import { ClientApp } from './ClientApp.tsx';
import { loadRouteState, loadSidebarParts } from './load-route.ts';

/** What the document says about itself, on `<div id="app">`: written by the prerender, and by the development server. */
function readDocument(app: HTMLElement) {
  const { path = '/', locale = '', version, root = '/', groups, provider } = app.dataset;
  return { path, locale, version, root, groups: groups ? groups.split(' ') : [], provider };
}

async function start(app: HTMLElement): Promise<void> {
  const { path, locale, version, root, groups, provider } = readDocument(app);
  setProviderAddress(provider);
  void rememberSizes();
  const source = createSource(root, { locale, version });
  if (path === NOT_FOUND_PATH) {
    const { showLocalisedNotFound } = await import('./localised-not-found.tsx');
    if (await showLocalisedNotFound(app, source, { root, version })) return;
  }
  // All at once; the page is not waited for, the shell does not need it.
  const page = waitForPage(source.page(path).then(preloadBlocks));
  const sidebars = loadSidebarParts(groups, source);
  const [site, parts] = await Promise.all([source.site(), sidebars, loadStrings(locale, 'interface')]);
  const pathname = pageUrl(path, site);
  const shared = { site, source, i18n: createI18n(locale) };

  // An archived page has other addresses in it than its program writes.
  if (import.meta.env.DEV || site.suffix) {
    const first = await loadRouteState(path, pathname, source);
    createRoot(app).render(<ClientApp {...shared} first={first} />);
    return;
  }
  // In a transition React works in slices of five milliseconds; outside of one it hydrates the shell in one long task.
  startTransition(() => {
    const first = { path, pathname, parts, page };
    hydrateRoot(app, <ClientApp {...shared} first={first} />);
  });
}

/** Never settles when the page's data does not load: the prerendered HTML stays in its Suspense boundary, readable and with working links. */
function waitForPage<T>(page: Promise<T>): Promise<T> {
  return new Promise((resolve) => page.then(resolve, () => undefined));
}

const app = document.getElementById('app');
// A shell that cannot load leaves the prerendered page as it is: every link of it works.
if (app) start(app).catch((error: unknown) => console.warn(error));
