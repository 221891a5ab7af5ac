/** Tabs, or the options of a list where a row of tabs has no room; the panels are the same. */
const LISTS = '[role="tablist"], select';

/**
 * Selects a tab and shows its panel; hides the panels of its neighbours. Works on markup alone, with or without React. A panel that has no
 * content yet is not shown, and an option of it is not selected; returns whether it was.
 */
export function selectTab(tab: HTMLElement): boolean {
  const tabs = getTabs(getTabList(tab));
  const isFilled = getPanel(tab)?.hasChildNodes() ?? false;
  const selected = isFilled ? tab : tabs.find((other) => getPanel(other)?.hidden === false);
  for (const other of tabs) {
    mark(other, other === selected);
    const panel = getPanel(other);
    if (panel) panel.hidden = other !== selected;
  }
  return isFilled;
}

function mark(tab: HTMLElement, isSelected: boolean): void {
  if (tab instanceof HTMLOptionElement) {
    tab.selected = isSelected;
    return;
  }
  tab.setAttribute('aria-selected', String(isSelected));
  tab.tabIndex = isSelected ? 0 : -1;
}

/** The tab that an arrow key, Home or End leads to; undefined for other keys. */
export function neighbourTab(tab: HTMLElement, key: string): HTMLElement | undefined {
  const list = getTabList(tab);
  const tabs = getTabs(list);
  const index = tabs.indexOf(tab);
  const [forth, back] = list?.ariaOrientation === 'vertical' ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
  const steps: Record<string, number> = { [forth]: index + 1, [back]: index - 1, Home: 0, End: -1 };
  const next = steps[key];
  return next === undefined ? undefined : tabs.at(next % tabs.length);
}

/** The list that a tab is in. */
export function getTabList(tab: HTMLElement): HTMLElement | null {
  return tab.closest<HTMLElement>(LISTS);
}

/** The tabs of a list itself, not those of lists in its panels. */
export function getTabs(list: Element | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(':scope > :is([role="tab"], option)') ?? [])];
}

function getPanel(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}
