/**
 * Selects a tab and shows its panel; hides the panels of its neighbours. Works on markup alone, with or without React. A panel that has no
 * content yet is not shown; returns whether it was.
 */
export function selectTab(tab: HTMLElement): boolean {
  if (!getPanel(tab)?.hasChildNodes()) return false;
  for (const other of getTabs(tab.closest('[role="tablist"]'))) {
    const isSelected = other === tab;
    other.setAttribute('aria-selected', String(isSelected));
    other.tabIndex = isSelected ? 0 : -1;
    const panel = getPanel(other);
    if (panel) panel.hidden = !isSelected;
  }
  return true;
}

/** The tab that an arrow key, Home or End leads to; undefined for other keys. */
export function neighbourTab(tab: HTMLElement, key: string): HTMLElement | undefined {
  const list = tab.closest('[role="tablist"]');
  const tabs = getTabs(list);
  const index = tabs.indexOf(tab);
  const [forth, back] = list?.ariaOrientation === 'vertical' ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
  const steps: Record<string, number> = { [forth]: index + 1, [back]: index - 1, Home: 0, End: -1 };
  const next = steps[key];
  return next === undefined ? undefined : tabs.at(next % tabs.length);
}

/** The tabs of a list itself, not those of lists in its panels. */
export function getTabs(list: Element | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(':scope > [role="tab"]') ?? [])];
}

function getPanel(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}
