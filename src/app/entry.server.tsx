import { Router } from 'react-router-dom';
import { preloadBlocks } from '../blocks/lazy-blocks.tsx';
import { CONSOLE_PATH } from '../model/console-path.ts';
import { pageUrl } from '../model/links.ts';
import type { ServerEntry } from '../model/renderer.ts';
import { toHref } from '../navigation/to-href.ts';
import { ConsolePage } from '../pages/ConsolePage.tsx';
import { Search } from '../search/dialog/Search.tsx';
import { Shell } from '../shell/Shell.tsx';
import { createI18n, loadStrings } from '../strings/i18n.ts';
import { TextProvider } from '../ui/TextProvider.tsx';
import { App } from './App.tsx';
import { renderDocument } from './render-document.ts';

/** Renders the pages of one language, all with one instance of its texts. */
export const createRenderer: ServerEntry['createRenderer'] = async (site) => {
  await loadStrings(site.locale, 'interface');
  const i18n = createI18n(site.locale);

  return async (content, parts) => {
    const page = await preloadBlocks(content);
    const route = { path: page.path, pathname: pageUrl(page.path, site), page, parts };
    const app = (
      <App
        site={site}
        i18n={i18n}
        route={route}
        navigator={staticNavigator}
        onRetry={staticNavigator.replace}
        search={<Search site={site} />}
      />
    );
    return renderDocument(app);
  };
};

/** The frame is never hydrated there: every link of it leaves the page, and with it the policy that the console needs. */
export const renderConsole: ServerEntry['renderConsole'] = async (site) => {
  await loadStrings(site.locale, 'interface');
  const i18n = createI18n(site.locale);
  const html = await renderDocument(
    <TextProvider i18n={i18n}>
      <Router location={pageUrl(CONSOLE_PATH, site)} navigator={staticNavigator}>
        <Shell site={site} path={CONSOLE_PATH}>
          <ConsolePage site={site} />
        </Shell>
      </Router>
    </TextProvider>,
  );
  return { title: `${i18n.t('console.title')} · ${site.title}`, description: i18n.t('console.waiting'), html };
};

const staticNavigator = {
  createHref: toHref,
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};
