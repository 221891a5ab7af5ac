import { prerender } from 'react-dom/static';
import { pageUrl } from './model/links.ts';
import type { ServerEntry } from './model/renderer.ts';
import { App } from './routes.tsx';
import { Search } from './search/Search.tsx';
import { createI18n, loadStrings } from './site/i18n.ts';
import { toHref } from './to-href.ts';

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

function rethrow(error: unknown): never {
  throw error;
}

const stillNavigator = {
  createHref: toHref,
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};
