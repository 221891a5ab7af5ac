import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { SiteData } from '../../model/site.ts';
import { createSessions, type FetchIndex, type SearchTab } from '../client/sessions.ts';
import type { SearchDialogProps } from './SearchDialog.tsx';

type Loaded = { Dialog: ComponentType<SearchDialogProps>; tabs: SearchTab[] };

/** The dialog's code and sessions, loaded once on intent; after a failure, again. */
export function useLazyDialog(site: SiteData, fetchIndex: FetchIndex | undefined) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef<Promise<Loaded>>(undefined);

  /** Rejects when the code does not load. */
  const load = useCallback(() => {
    if (!fetchIndex) return undefined;
    loading.current ??= loadDialog(site, fetchIndex).catch((error: unknown) => {
      loading.current = undefined;
      throw error;
    });
    return loading.current;
  }, [site, fetchIndex]);

  /** For a reader who opens the search: a failure is shown. Returns whether the dialog has loaded. */
  const show = useCallback(async () => {
    try {
      setLoaded(await load());
      setFailed(false);
      return true;
    } catch (error) {
      console.error(error);
      setFailed(true);
      return false;
    }
  }, [load]);

  /**
   * Browsers do not request a failed module again, and after a deployment it no longer exists: the page is reloaded, if there is a
   * connection, and opens the search then.
   */
  const retry = async () => {
    setFailed(false);
    const response = await fetch(location.href).catch(() => undefined);
    if (!response?.ok) return setFailed(true);
    storeReopening();
    location.reload();
  };

  useEffect(() => () => loaded?.tabs.forEach(({ session }) => void session.close()), [loaded]);

  return { loaded, load, show, hasFailed, retry, dismissFailure: () => setFailed(false) };
}

/** The index and the worker are requested beside the dialog's code: one after the other, each is a round trip. */
async function loadDialog(site: SiteData, fetchIndex: FetchIndex): Promise<Loaded> {
  const tabs = createSessions(site, fetchIndex);
  // A failure shows when the reader searches for something.
  void tabs
    .find(({ locale }) => locale === site.locale)
    ?.session.init()
    .catch(() => undefined);
  try {
    const { SearchDialog } = await import('./SearchDialog.tsx');
    return { Dialog: SearchDialog, tabs };
  } catch (error) {
    for (const { session } of tabs) session.close();
    throw error;
  }
}

const REOPEN = 'search:reopen';

/** Storage may be blocked: then the reader opens the search again. */
function storeReopening(): void {
  try {
    sessionStorage.setItem(REOPEN, '');
  } catch {}
}

/** Whether the page was reloaded for the search; true once. */
export function isReopened(): boolean {
  try {
    const isWanted = sessionStorage.getItem(REOPEN) !== null;
    sessionStorage.removeItem(REOPEN);
    return isWanted;
  } catch {
    return false;
  }
}
