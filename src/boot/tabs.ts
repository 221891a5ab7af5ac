import { writeStored } from '../dom/storage.ts';
import { restoreTab, selectTab } from '../dom/tab-selection.ts';

const LISTS = '[data-tabs-group]';

/** Selects the tabs that the reader chose earlier, or now in another tab of the browser. */
export function restoreTabs(): void {
  document.querySelectorAll<HTMLElement>(LISTS).forEach(restoreTab);
}

/** Selects a tab and, if its list belongs to a group, the tab of the same name in the others, now and on later pages. */
export function chooseTab(tab: HTMLElement): void {
  const { top } = tab.getBoundingClientRect();
  selectTab(tab);
  const group = tab.closest<HTMLElement>(LISTS)?.dataset.tabsGroup;
  if (group === undefined) return;
  // One key for each group; the name is read back by `restoreTab`.
  writeStored(`tabs:${group}`, tab.dataset.tab ?? '');
  document.querySelectorAll<HTMLElement>(`[data-tabs-group="${group}"]`).forEach(restoreTab);
  // Panels above may have grown: the tab stays below the pointer.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}
