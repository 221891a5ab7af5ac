import { useEffect } from 'react';

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
  const folded = [...ancestorsOf(target)].filter((element) => element instanceof HTMLDetailsElement && !element.open);
  for (const element of folded) element.setAttribute('open', '');
  if (folded.length > 0) target?.scrollIntoView();
}

function* ancestorsOf(element: Element | null | undefined) {
  for (let current = element; current; current = current.parentElement) yield current;
}

// A reader can type anything behind the #.
function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
