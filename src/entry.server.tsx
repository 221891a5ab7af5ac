import { prerender } from 'react-dom/static';
import { Router } from 'react-router-dom';
import { ConsolePage } from './console/ConsolePage.tsx';
import { CONSOLE_PATH } from './model/console-path.ts';
import { pageUrl } from './model/links.ts';
import type { ServerEntry } from './model/renderer.ts';
import { App } from './routes.tsx';
import { Search } from './search/Search.tsx';
import { Shell } from './shell/Shell.tsx';
import { createI18n, loadStrings } from './site/i18n.ts';
import { toHref } from './to-href.ts';
import { TextProvider } from './ui/TextProvider.tsx';

/** Renders the pages of one language, all with one instance of its texts. */
export const createRenderer: ServerEntry['createRenderer'] = async (site) => {
  const i18n = createI18n(site.locale, await loadStrings(site.locale));

  return async (page, parts) => {
    const visit = { path: page.path, pathname: pageUrl(page.path, site), page, parts };
    const app = (
      <App
        site={site}
        i18n={i18n}
        visit={visit}
        navigator={stillNavigator}
        onRetry={stillNavigator.replace}
        search={<Search site={site} />}
      />
    );
    // Without this limit React would move a long article behind a script that puts it in place.
    const { prelude } = await prerender(app, { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: rethrow });
    return new Response(prelude).text();
  };
};

/** The frame is never hydrated there: every link of it leaves the page, and with it the policy that the console needs. */
export const renderConsole: ServerEntry['renderConsole'] = async (site) => {
  const i18n = createI18n(site.locale, await loadStrings(site.locale));
  const { prelude } = await prerender(
    <TextProvider i18n={i18n}>
      <Router location={pageUrl(CONSOLE_PATH, site)} navigator={stillNavigator}>
        <Shell site={site} path={CONSOLE_PATH}>
          <ConsolePage site={site} />
        </Shell>
      </Router>
    </TextProvider>,
    { onError: rethrow },
  );
  const html = await new Response(prelude).text();
  return { title: `${i18n.t('console.title')} · ${site.title}`, description: i18n.t('console.waiting'), html };
};

function rethrow(error: unknown): never {
  throw error;
}

const stillNavigator = {
  createHref: toHref,
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};
