import type { i18n } from 'i18next';
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { arrive } from './arrival.ts';
import type { Source } from './data.ts';
import type { SiteData } from './model/site.ts';
import { type Arrival, createNavigator, type SiteNavigator } from './navigator.ts';
import { prefetchNeighbours, startPrefetch } from './prefetch.ts';
import { showProgress } from './progress.ts';
import { App } from './routes.tsx';
import type { Visit } from './visit.ts';

type ClientAppProps = { site: SiteData; source: Source; i18n: i18n; first: Visit };

/** The site in the browser: which page is shown, and what follows when that changes. */
export function ClientApp({ site, source, i18n, first }: ClientAppProps) {
  const [arrival, setArrival] = useState<Arrival>({ visit: first, hash: '', scrollY: undefined });
  const [opened, setOpened] = useState<Visit['parts']>({});
  const arrived = useRef(arrival);

  const navigator = useMemo<SiteNavigator>(() => {
    const show = (next: Arrival) => startTransition(() => setArrival(next));
    return createNavigator({ site, source, show, wait: showProgress });
  }, [site, source]);

  useEffect(() => startPrefetch(navigator), [navigator]);
  useEffect(() => void prefetchNeighbours(source, arrival.visit.page), [source, arrival]);

  useLayoutEffect(() => {
    if (arrived.current === arrival) return;
    arrived.current = arrival;
    arrive(arrival, site, i18n.t('failed.title'));
  }, [arrival, site, i18n]);

  const openPart = useMemo(
    () => async (key: string) => {
      const items = await source.sidebar(key).catch(() => []);
      setOpened((parts) => ({ ...parts, [key]: items }));
    },
    [source],
  );

  const { visit } = arrival;
  const parts = useMemo(() => ({ ...opened, ...visit.parts }), [opened, visit.parts]);
  return (
    <App
      site={site}
      i18n={i18n}
      visit={{ ...visit, parts }}
      navigator={navigator}
      onOpenPart={openPart}
      onRetry={navigator.retry}
    />
  );
}
