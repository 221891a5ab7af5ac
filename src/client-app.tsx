import type { i18n } from 'i18next';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { arrive, clearTargetMark } from './arrival.ts';
import { onContentChanged } from './content-updates.ts';
import type { Source } from './data.ts';
import { useSectionHeights } from './hooks/use-section-heights.ts';
import type { SiteData } from './model/site.ts';
import { type Arrival, createNavigator, loadVisit } from './navigator.ts';
import { turnPage } from './page-turn.ts';
import { startPrefetch } from './prefetch.ts';
import { createProgress } from './progress.ts';
import { App } from './routes.tsx';
import { isSavingData } from './saving-data.ts';
import { Search } from './search/Search.tsx';
import type { Visit } from './visit.ts';

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
  useSectionHeights(arrival.visit.path);
  useEffect(() => {
    if (isSavingData()) return;
    import('./prefetch-later.ts').then(
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
