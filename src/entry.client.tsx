import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { withBlocks } from './blocks/later-blocks.tsx';
import { ClientApp } from './client-app.tsx';
import { createSource } from './data.ts';
import { pageUrl } from './model/links.ts';
import { loadVisit } from './navigator.ts';
import { createI18n, loadStrings } from './site/i18n.ts';

/** What the document says about itself, on `<div id="app">`: written by the prerender, and by the development server. */
function readDocument(app: HTMLElement) {
  const { path = '/', locale = '', version, root = '/', groups } = app.dataset;
  return { path, locale, version, root, groups: groups ? groups.split(' ') : [] };
}

async function start(app: HTMLElement): Promise<void> {
  const { path, locale, version, root, groups } = readDocument(app);
  const source = createSource(root, { locale, version });
  // All at once; the page is not waited for, the shell does not need it.
  const page = arrivingPage(source.page(path).then(withBlocks));
  const sidebars = Promise.all(groups.map((key) => source.sidebar(key)));
  const [site, strings, items] = await Promise.all([source.site(), loadStrings(locale), sidebars]);
  const pathname = pageUrl(path, site);
  const parts = Object.fromEntries(groups.map((key, index) => [key, items[index] ?? []]));
  const shared = { site, source, i18n: createI18n(locale, strings) };

  if (import.meta.env.DEV) {
    const first = await loadVisit(path, pathname, source);
    createRoot(app).render(<ClientApp {...shared} first={first} />);
    return;
  }
  // In a transition React works in slices of five milliseconds; outside of one it hydrates the shell in one long task.
  startTransition(() => {
    const first = { path, pathname, parts, page };
    hydrateRoot(app, <ClientApp {...shared} first={first} />);
  });
}

/** The page, or nothing for ever: without its data the server's HTML simply stays, readable and without React. */
function arrivingPage<T>(page: Promise<T>): Promise<T> {
  return new Promise((resolve) => page.then(resolve, () => undefined));
}

const app = document.getElementById('app');
// A shell that cannot load leaves the prerendered page as it is: every link of it works.
if (app) start(app).catch((error: unknown) => console.warn(error));
