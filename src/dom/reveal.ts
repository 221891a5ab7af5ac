import { selectTab } from './tab-selection.ts';

/** Opens the folded parts around an element, and selects the tabs of its panels. Whether anything was hidden. */
export function revealElement(element: HTMLElement | null): boolean {
  return [...getAncestors(element)].filter(reveal).length > 0;
}

/** Opens a folded part, or selects the tab of a panel. What is hidden for another reason stays hidden. */
function reveal(element: HTMLElement): boolean {
  const tab = element.hidden && document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  const isFolded = element instanceof HTMLDetailsElement && !element.open;
  if (tab) selectTab(tab);
  else if (isFolded) element.open = true;
  return Boolean(tab) || isFolded;
}

function* getAncestors(element: HTMLElement | null) {
  for (let current = element; current; current = current.parentElement) yield current;
}
