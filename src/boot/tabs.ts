import { listen } from '../dom/events.ts';
import { readStored, writeStored } from '../dom/storage.ts';
import { getTabList, getTabs, selectTab } from '../dom/tab-selection.ts';

const LISTS = '[data-tabs-group]';

/** Labels that the reader chose while the panel had no content yet, by tab list. */
const pending = new WeakMap<HTMLElement, string>();

/** Selects the tabs that the reader chose earlier, or now in another tab of the browser. */
export function restoreTabs(): void {
  document.querySelectorAll<HTMLElement>(LISTS).forEach(restoreTab);
}

/** Repeats the reader's choice whenever React has filled panels. */
export function listenToTabs(): void {
  listen('tabs:filled', restoreTab);
  addEventListener('storage', restoreTabs);
}

/** Selects a tab and, if its list belongs to a group, the tab of the same name in the others, now and on later pages. */
export function chooseTab(tab: HTMLElement, label: string): void {
  const list = getTabList(tab);
  if (!list) return;
  const { top } = list.getBoundingClientRect();
  showTab(list, tab, label);
  const group = list.dataset.tabsGroup;
  if (group === undefined) return;
  writeStored(getKey(group), label);
  document.querySelectorAll<HTMLElement>(`[data-tabs-group="${group}"]`).forEach(restoreTab);
  // Panels above may have grown: the list stays below the pointer.
  scrollBy({ top: list.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Shows the choice that the reader made before, if the list has it. */
function restoreTab(list: HTMLElement): void {
  const group = list.dataset.tabsGroup;
  const choice = (group === undefined ? null : readStored(getKey(group))) ?? pending.get(list);
  const tab = getTabs(list).find(({ dataset }) => dataset.tab === choice);
  if (tab && choice !== undefined) showTab(list, tab, choice);
}

function showTab(list: HTMLElement, tab: HTMLElement, label: string): void {
  if (selectTab(tab)) pending.delete(list);
  else pending.set(list, label);
}

/** One key of the storage for each group. */
function getKey(group: string): string {
  return `tabs:${group}`;
}
