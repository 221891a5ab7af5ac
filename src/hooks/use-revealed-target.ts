import { useEffect } from 'react';
import { safeDecode } from '../model/links.ts';
import { selectTab } from './tab-selection.ts';

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
  const hiding = [...ancestorsOf(target)].filter(
    (element) => element.hidden || (element instanceof HTMLDetailsElement && !element.open),
  );
  for (const element of hiding) reveal(element);
  if (hiding.length > 0) target?.scrollIntoView();
}

/** A folded part, or the panel of a tab that is not selected. */
function reveal(element: HTMLElement) {
  const tab = element.hidden && document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  if (tab) selectTab(tab);
  else element.setAttribute('open', '');
}

function* ancestorsOf(element: HTMLElement | null) {
  for (let current = element; current; current = current.parentElement) yield current;
}
