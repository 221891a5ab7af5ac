import type { i18n } from 'i18next';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { onContentChanged } from '../data/content-updates.ts';
import { isSavingData } from '../data/save-data.ts';
import type { Source } from '../data/source.ts';
import type { SiteData } from '../model/site.ts';
import { arrive, clearTargetMark } from '../navigation/after-navigation.ts';
import { type Arrival, createNavigator } from '../navigation/navigator.ts';
import { startPrefetch } from '../navigation/prefetch.ts';
import { createProgress } from '../navigation/progress.ts';
import type { Visit } from '../navigation/route-state.ts';
import { turnPage } from '../navigation/view-transition.ts';
import { Search } from '../search/dialog/Search.tsx';
import { App } from './App.tsx';
import { loadVisit } from './load-route.ts';

type ClientAppProps = { site: SiteData; source: Source; i18n: i18n; first: Visit };

/** The site in the browser: which page is shown, and what follows when that changes. */
export function ClientApp({ site: firstSite, source, i18n, first }: ClientAppProps) {
  const [site, setSite] = useState(firstSite);
  const [arrival, setArrival] = useState<Arrival>({ visit: first, hash: '', scrollY: undefined });
  const [opened, setOpened] = useState<Visit['parts']>({});
  const arrived = useRef(arrival);

  const [navigator] = useState(() =>
    createNavigator({
      site,
      source,
      load: (path, pathname) => loadVisit(path, pathname, source),
      show: (next) => turnPage(() => setArrival(next), site.animateContent),
      wait: createProgress(i18n.t('nav.loading')),
    }),
  );

  useEffect(() => navigator.listen(), [navigator]);
  useEffect(() => startPrefetch(navigator), [navigator]);
  useEffect(() => {
    addEventListener('hashchange', clearTargetMark);
    return () => removeEventListener('hashchange', clearTargetMark);
  }, []);
  useEffect(() => {
    if (isSavingData()) return;
    import('../navigation/prefetch-on-idle.ts').then(
      ({ prefetchLater }) => prefetchLater(source, arrival.visit.page),
      () => undefined,
    );
  }, [source, arrival]);

  useLayoutEffect(() => {
    if (arrived.current === arrival) return;
    arrived.current = arrival;
    arrive(arrival, site, i18n.t('failed.title'));
  }, [arrival, site, i18n]);

  useEffect(
    () =>
      onContentChanged(async () => {
        source.forget();
        const { path, pathname } = arrival.visit;
        const [newSite, visit] = await Promise.all([source.site(), loadVisit(path, pathname, source)]);
        // The same page, only newer: nobody has arrived anywhere.
        arrived.current = { ...arrival, visit };
        setSite(newSite);
        setArrival(arrived.current);
      }),
    [source, arrival],
  );

  const openPart = useCallback(
    async (key: string) => {
      const items = await source.sidebar(key).catch(() => []);
      setOpened((parts) => ({ ...parts, [key]: items }));
    },
    [source],
  );

  const visit = useMemo(
    () => ({ ...arrival.visit, parts: { ...opened, ...arrival.visit.parts } }),
    [opened, arrival.visit],
  );
  const [isPrefetching] = useState(() => !isSavingData());
  const search = <Search site={site} fetchIndex={source.searchIndex} prefetches={isPrefetching} />;
  return (
    <App
      site={site}
      i18n={i18n}
      visit={visit}
      navigator={navigator}
      onOpenPart={openPart}
      onRetry={navigator.retry}
      search={search}
      loadSamples={source.samples}
    />
  );
}
