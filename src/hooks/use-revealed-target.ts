import { useEffect } from 'react';
import { revealElement } from '../dom/reveal.ts';
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
  if (revealElement(target) && target) scrollInstantlyIntoView(target);
}
