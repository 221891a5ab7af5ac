import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { emit, listen } from '../../dom/events.ts';
import { listenToPage } from '../../dom/page-events.ts';
import { useText } from '../../hooks/use-text.ts';
import type { SiteData } from '../../model/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { FetchIndex } from '../client/sessions.ts';
import { isReopened, useLazyDialog } from './use-lazy-dialog.ts';

type SearchProps = {
  site: SiteData;
  /** Absent on the server. */
  fetchIndex?: FetchIndex;
  /** Whether the index may be loaded before anybody wants it. */
  prefetches?: boolean;
};

/**
 * The buttons in the top bar, and the lazy dialog. The boot script listens to buttons and Ctrl/Cmd+K for the whole life
 * of the page (`src/boot/search.ts`).
 */
export function Search({ site, fetchIndex, prefetches = false }: SearchProps) {
  const { t } = useText();
  const { loaded, load, show, hasFailed, retry, dismissFailure } = useLazyDialog(site, fetchIndex);
  const [isOpen, setOpen] = useState(false);
  const isWanted = useRef(false);
  const close = useCallback(() => {
    isWanted.current = false;
    setOpen(false);
  }, []);
  const toggle = useCallback(async () => {
    isWanted.current = !isWanted.current;
    // In slices, so that the first opening is no long task.
    if (isWanted.current && (await show()) && isWanted.current) startTransition(() => setOpen(true));
    else close();
  }, [show, close]);

  useEffect(() => {
    const stop = listen('search:toggle', () => void toggle());
    const unmounted = new AbortController();
    const cancel = ({ key }: KeyboardEvent) => {
      // Once the dialog is there, it hears Escape by itself.
      if (key === 'Escape' && !document.querySelector('.search-dialog')) close();
    };
    listenToPage('keydown', cancel, unmounted.signal);
    emit('search:ready', undefined);
    if (isReopened()) void toggle();
    return () => {
      stop();
      unmounted.abort();
    };
  }, [toggle, close]);

  useEffect(() => {
    if (!prefetches) return;
    return onIdleAfterIntent(load);
  }, [prefetches, load]);

  return (
    <>
      <button
        type="button"
        className="search-button"
        data-search=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Icon name="search" />
        {t('search.label')}
        <span aria-hidden="true">
          <Shortcut />
        </span>
      </button>
      <button
        type="button"
        className="icon-button only-phone"
        data-search=""
        aria-haspopup="dialog"
        aria-label={t('search.label')}
      >
        <Icon name="search" />
      </button>
      {hasFailed && <LoadFailure onRetry={retry} onClose={dismissFailure} />}
      {loaded && isOpen && <loaded.Dialog site={site} tabs={loaded.tabs} onClose={close} />}
    </>
  );
}

function LoadFailure({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const { t } = useText();
  return (
    <div className="notice" role="alert">
      <p>{t('search.notLoaded')}</p>
      <button type="button" className="button button--small" onClick={onRetry}>
        {t('failed.retry')}
      </button>
      <button type="button" className="icon-button icon-button--small" aria-label={t('close')} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** As the keyboard says it. Pages are made for all of them, so those of Apple learn it once React is there. */
function Shortcut() {
  const [key, setKey] = useState('Ctrl');
  useEffect(() => {
    if (/^(Mac|iP)/.test(navigator.platform)) setKey('⌘');
  }, []);
  return <kbd>{`${key} K`}</kbd>;
}

const INTENTS = ['pointerover', 'touchstart', 'keydown', 'scroll'];

/**
 * Runs when the browser is idle after the reader's first intent: a visit without a reader does not fetch an index. A failure shows when the
 * reader searches.
 */
function onIdleAfterIntent(work: () => Promise<unknown> | undefined): () => void {
  const stop = new AbortController();
  const run = () => stop.signal.aborted || void work()?.catch(() => undefined);
  const wait = () => {
    const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1000));
    whenIdle(run);
  };
  if (document.documentElement.matches(':hover') || scrollY > 0) wait();
  else for (const type of INTENTS) addEventListener(type, wait, { once: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}
