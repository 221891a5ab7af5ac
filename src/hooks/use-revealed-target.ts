import { useEffect } from 'react';
import { selectTab } from '../dom/tab-selection.ts';
import { safeDecode } from '../model/links.ts';
import { scrollInstantlyIntoView } from '../navigation/scroll-instantly.ts';

/** Opens the folded parts around the element that the address points to, now and whenever the fragment changes. */
export function useRevealedTarget(): void {
  useEffect(() => {
    revealTarget();
    addEventListener('hashchange', revealTarget);
    return () => removeEventListener('hashchange', revealTarget);
  }, []);
}

function revealTarget() {
  const target = document.getElementById(safeDecode(location.hash.slice(1)));
  const revealed = [...getAncestors(target)].filter(reveal);
  if (revealed.length === 0) return;
  if (target) scrollInstantlyIntoView(target);
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
