import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../hooks/use-text.ts';
import type { SiteData } from '../model/site.ts';
import { Icon } from '../ui/Icon.tsx';
import type { SearchDialogProps } from './SearchDialog.tsx';
import type { FetchIndex, SearchTab } from './sessions.ts';

type SearchProps = {
  site: SiteData;
  /** Absent on the server. */
  fetchIndex?: FetchIndex;
  /** Whether the index may be loaded before anybody wants it. */
  prefetches?: boolean;
};

type Loaded = { Dialog: ComponentType<SearchDialogProps>; tabs: SearchTab[] };

/**
 * The buttons in the top bar, and the dialog once it is wanted. The starter listens to buttons and Ctrl/Cmd+K for the whole life of
 * the page: it leaves `data-search-wanted` on the root element and says `search:toggle`, so that an early press is kept.
 */
export function Search({ site, fetchIndex, prefetches = false }: SearchProps) {
  const { t } = useText();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef<Promise<Loaded>>(undefined);

  const load = useCallback(() => {
    if (!fetchIndex) return undefined;
    loading.current ??= loadDialog(site, fetchIndex).catch((error: unknown) => {
      loading.current = undefined;
      throw error;
    });
    return loading.current;
  }, [site, fetchIndex]);

  useEffect(() => {
    const open = async () => {
      setFailed(false);
      try {
        setLoaded(await load());
        setOpen((wasOpen) => !wasOpen);
      } catch (error) {
        console.error(error);
        setFailed(true);
      }
    };
    const handleToggle = () => {
      delete document.documentElement.dataset.searchWanted;
      void open();
    };
    if (document.documentElement.dataset.searchWanted !== undefined) handleToggle();
    document.addEventListener('search:toggle', handleToggle);
    return () => document.removeEventListener('search:toggle', handleToggle);
  }, [load]);

  useEffect(() => {
    if (!prefetches) return;
    return whenIdle(async () => {
      const own = (await load())?.tabs.find(({ locale }) => locale === site.locale);
      await own?.session.init();
    });
  }, [prefetches, load, site.locale]);

  useEffect(() => () => loaded?.tabs.forEach(({ session }) => void session.close()), [loaded]);

  return (
    <>
      <button type="button" className="sbtn" data-search="" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K">
        <Icon name="search" />
        {t('search.label')}
        <span aria-hidden="true">
          <kbd>Ctrl K</kbd>
        </span>
      </button>
      <button type="button" className="ib only-s" data-search="" aria-haspopup="dialog" aria-label={t('search.label')}>
        <Icon name="search" />
      </button>
      {hasFailed && (
        <p className="vh" role="alert">
          {t('search.failed')}
        </p>
      )}
      {loaded && isOpen && <loaded.Dialog site={site} tabs={loaded.tabs} onClose={() => setOpen(false)} />}
    </>
  );
}

async function loadDialog(site: SiteData, fetchIndex: FetchIndex): Promise<Loaded> {
  const { SearchDialog, createSessions } = await import('./SearchDialog.tsx');
  return { Dialog: SearchDialog, tabs: createSessions(site, fetchIndex) };
}

/** A failure is told when somebody wants to search. */
function whenIdle(work: () => Promise<void>): () => void {
  const run = () => void work().catch(() => undefined);
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run);
  return () => cancelIdleCallback(idle);
}
