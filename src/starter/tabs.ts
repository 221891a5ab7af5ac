import { restoreTab, selectTab } from '../hooks/tab-selection.ts';
import { writeStored } from './storage.ts';

const LISTS = '[data-tabs-group]';

/**
 * Selects the tabs that the reader chose earlier. Tab lists are found as the parser adds them, which is before the browser
 * paints them: later would move the text below.
 */
export function restoreTabs(): void {
  const restore = () => document.querySelectorAll<HTMLElement>(LISTS).forEach(restoreTab);
  const observer = new MutationObserver(restore);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    restore();
    observer.disconnect();
  });
}

/** Selects a tab and, if its list belongs to a group, the tab of the same name in the others, now and on later pages. */
export function chooseTab(tab: HTMLElement): void {
  selectTab(tab);
  const group = tab.closest<HTMLElement>(LISTS)?.dataset.tabsGroup;
  if (group === undefined) return;
  // One key for each group; the name is read back by `restoreTab`.
  writeStored(`tabs:${group}`, tab.dataset.tab ?? '');
  document.querySelectorAll<HTMLElement>(`[data-tabs-group="${group}"]`).forEach(restoreTab);
}
