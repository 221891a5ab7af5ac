const STORAGE_PREFIX = 'tabs:';

/**
 * Selects a tab and shows its panel; hides the panels of its neighbours. Works on markup alone, with or without React.
 * A panel whose content has not arrived is not shown: the choice is kept, for `restoreTab` to make when it has.
 */
export function selectTab(tab: HTMLElement): void {
  const list = tab.closest<HTMLElement>('[role="tablist"]');
  if (!list) return;
  if (!getPanel(tab)?.hasChildNodes()) {
    list.dataset.wanted = tab.dataset.tab;
    return;
  }
  delete list.dataset.wanted;
  for (const other of getTabs(list)) {
    const isSelected = other === tab;
    other.setAttribute('aria-selected', String(isSelected));
    other.tabIndex = isSelected ? 0 : -1;
    const panel = getPanel(other);
    if (panel) panel.hidden = !isSelected;
  }
}

/** Shows the choice that the reader made before, if the list has it. */
export function restoreTab(list: HTMLElement): void {
  const choice = choiceIn(list);
  const tab = getTabs(list).find((candidate) => candidate.dataset.tab === choice);
  if (tab) selectTab(tab);
}

/** Label of the tab that the reader chose for a list or its group, shown or not. */
export function choiceIn({ dataset: { wanted, tabsGroup } }: HTMLElement): string | undefined {
  return readChoice(tabsGroup) ?? wanted;
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

function getPanel(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}

function getTabs(list: Element | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(':scope > [role="tab"]') ?? [])];
}

// Storage throws when it is blocked; a choice that cannot be kept is not an error.
function readChoice(group: string | undefined): string | null {
  if (group === undefined) return null;
  try {
    return localStorage.getItem(STORAGE_PREFIX + group);
  } catch {
    return null;
  }
}
