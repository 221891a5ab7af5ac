import { useEffect } from 'react';
import { listenToPage } from '../dom/page-events.ts';
import { neighbourTab } from '../dom/tab-selection.ts';

/** Arrow keys, Home and End in every tab list of the page. Works where React has no data of the article yet. */
export function useTabKeys(): void {
  useEffect(() => {
    const stop = new AbortController();
    const handleKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || target.role !== 'tab') return;
      const next = neighbourTab(target, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.click();
    };
    listenToPage('keydown', handleKey, stop.signal);
    return () => stop.abort();
  }, []);
}
