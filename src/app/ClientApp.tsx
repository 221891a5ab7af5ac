import type { i18n } from 'i18next';
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { onContentChanged } from '../data/content-updates.ts';
import { isSavingData } from '../data/save-data.ts';
import type { Source } from '../data/source.ts';
import type { SiteData } from '../model/site.ts';
import { afterNavigation, clearTargetMark } from '../navigation/after-navigation.ts';
import { createNavigator, type NavigationResult } from '../navigation/navigator.ts';
import { startPrefetch } from '../navigation/prefetch.ts';
import { createProgress } from '../navigation/progress.ts';
import type { RouteState } from '../navigation/route-state.ts';
import { startViewTransition } from '../navigation/view-transition.ts';
import { Dialogs } from '../playground/Dialogs.tsx';
import { loadFlowRunner } from '../playground/load-flow-runner.tsx';
import { loadTool } from '../playground/load-tool.tsx';
import { Search } from '../search/dialog/Search.tsx';
import { App } from './App.tsx';
import { loadRouteState } from './load-route.ts';

type ClientAppProps = { site: SiteData; source: Source; i18n: i18n; first: RouteState };

/** The site in the browser: which route is shown, and what follows a navigation. */
export function ClientApp({ site: firstSite, source, i18n, first }: ClientAppProps) {
  const [site, setSite] = useState(firstSite);
  const [result, setResult] = useState<NavigationResult>({ route: first, hash: '', scrollY: undefined });
  const [opened, setOpened] = useState<RouteState['parts']>({});
  const handled = useRef(result);

  const [navigator] = useState(() =>
    createNavigator({
      site,
      source,
      load: (path, pathname) => loadRouteState(path, pathname, source),
      show: (next) => startViewTransition(() => setResult(withFirstScreen(next)), site.animateContent),
      wait: createProgress(i18n.t('nav.loading')),
    }),
  );

  useEffect(() => navigator.listen(), [navigator]);
  useEffect(() => startPrefetch(navigator), [navigator]);
  useEffect(() => {
    addEventListener('hashchange', clearTargetMark);
    return () => removeEventListener('hashchange', clearTargetMark);
  }, []);
  const { page } = result.route;
  useEffect(() => {
    if (isSavingData()) return;
    import('../navigation/prefetch-on-idle.ts')
      .then(({ prefetchOnIdle }) => prefetchOnIdle(source, page, site))
      .catch(() => undefined);
  }, [source, page, site]);

  useLayoutEffect(() => {
    if (handled.current === result) return;
    handled.current = result;
    afterNavigation(result, site, i18n.t('failed.title'));
  }, [result, site, i18n]);

  useEffect(() => {
    if (!result.route.isFirstScreen) return;
    const { isFirstScreen: _, ...route } = result.route;
    // The same navigation: nothing is to be handled again.
    return afterPaint(() => {
      handled.current = { ...result, route };
      startTransition(() => setResult(handled.current));
    });
  }, [result]);

  useEffect(
    () =>
      onContentChanged(async () => {
        source.clear();
        const { path, pathname } = result.route;
        const [newSite, route] = await Promise.all([source.site(), loadRouteState(path, pathname, source)]);
        // The same page, only newer: no navigation to handle.
        handled.current = { ...result, route };
        setSite(newSite);
        setResult(handled.current);
      }),
    [source, result],
  );

  const openPart = useCallback(
    async (key: string) => {
      const items = await source.sidebar(key).catch(() => []);
      setOpened((parts) => ({ ...parts, [key]: items }));
    },
    [source],
  );

  const route = useMemo(
    () => ({ ...result.route, parts: { ...opened, ...result.route.parts } }),
    [opened, result.route],
  );
  const [isPrefetching] = useState(() => !isSavingData());
  const loadRunner = useCallback(() => loadFlowRunner(site.locale), [site.locale]);
  const loadOne = useCallback((name: string) => loadTool(name, site.locale), [site.locale]);
  const search = <Search site={site} fetchIndex={source.searchIndex} prefetches={isPrefetching} />;
  return (
    <App
      site={site}
      i18n={i18n}
      route={route}
      navigator={navigator}
      onOpenPart={openPart}
      onRetry={navigator.retry}
      search={search}
      tryIt={
        site.tryIt && <Dialogs page={route.page} hasValues={site.hasValues ?? false} fetchData={source.callDocument} />
      }
      loadCards={source.cards}
      loadSamples={source.samples}
      loadFlowRunner={loadRunner}
      loadTool={loadOne}
    />
  );
}

/** A page whose top is shown is rendered in two steps: what can be seen, and after it is painted the rest, in slices (`startTransition`). */
function withFirstScreen(result: NavigationResult): NavigationResult {
  const { hash, scrollY, route } = result;
  return hash === '' && scrollY === undefined ? { ...result, route: { ...route, isFirstScreen: true } } : result;
}

/** A task after the next frame: what was rendered is on the screen by then. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
