import { useEffect } from 'react';
import { neighbourTab } from '../dom/tab-selection.ts';

/** Arrow keys, Home and End in every tab list of the page. Listens on the document: the article may not be hydrated yet. */
export function useTabKeys(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || target.role !== 'tab') return;
      const next = neighbourTab(target, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.click();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
