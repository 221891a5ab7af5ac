import { hasStored, readStored, writeStored } from './storage.ts';

const PREFIX = 'tabs:';

/**
 * Selects the tabs that the reader chose earlier. Tab lists are found as the parser adds them, which is before the browser
 * paints them: later would move the text below. Readers without a stored choice pay nothing.
 */
export function restoreTabs(): void {
  if (!hasStored(PREFIX)) return;
  const restore = () => document.querySelectorAll<HTMLElement>('[data-tabs-group]').forEach(restoreTabList);
  const observer = new MutationObserver(restore);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    restore();
    observer.disconnect();
  });
}

function restoreTabList(tabList: HTMLElement): void {
  const label = readStored(PREFIX + tabList.dataset.tabsGroup);
  const tab = tabsOf(tabList).find((tab) => labelOf(tab) === label);
  if (tab?.getAttribute('aria-selected') === 'false') selectTab(tab);
}

/** Selects a tab and, if its list belongs to a group, the tab of the same name in the others, now and on later pages. */
export function chooseTab(tab: Element): void {
  const tabList = tab.closest<HTMLElement>('[role="tablist"]');
  const group = tabList?.dataset.tabsGroup;
  selectTab(tab);
  if (group === undefined) return;
  writeStored(PREFIX + group, labelOf(tab));
  document.querySelectorAll<HTMLElement>(`[data-tabs-group="${group}"]`).forEach(restoreTabList);
}

/** Moves along a tab list by its arrow keys, as the tabs pattern asks. */
export function moveTab(tab: Element, key: string): boolean {
  const tabs = tabsOf(tab.closest('[role="tablist"]'));
  const index = tabs.indexOf(tab);
  const targets: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
  const target = targets[key];
  if (target === undefined) return false;
  const next = tabs.at(target % tabs.length);
  if (next instanceof HTMLElement) {
    next.focus();
    chooseTab(next);
  }
  return true;
}

function selectTab(tab: Element): void {
  for (const other of tabsOf(tab.closest('[role="tablist"]'))) {
    const isSelected = other === tab;
    other.setAttribute('aria-selected', String(isSelected));
    other.setAttribute('tabindex', isSelected ? '0' : '-1');
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isSelected;
  }
}

function tabsOf(tabList: Element | null): Element[] {
  return [...(tabList?.querySelectorAll('[role="tab"]') ?? [])];
}

function labelOf(tab: Element): string {
  return tab.textContent ?? '';
}
