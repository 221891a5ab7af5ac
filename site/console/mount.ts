import type { ConsoleDocument } from '../../src/model/console-path.ts';

/** Where the console goes, what the server wrote there for it, and the address of the provider's module. */
export function readConsoleMount(): {
  element: HTMLElement;
  documents: ConsoleDocument[];
  locale: string;
  provider: string;
} {
  const element = document.getElementById('console');
  if (!element) throw new Error('no element with the id console');
  const { documents = '[]', locale = '' } = element.dataset;
  const { provider = '' } = document.getElementById('app')?.dataset ?? {};
  // Our own output: `src/pages/ConsolePage.tsx`.
  return { element, documents: JSON.parse(documents), locale, provider };
}

/** The operation that `?operation=token/refreshUser` asks for. */
export function wantedOperation(search: string): { document: string; id: string } | undefined {
  const [document, id] = new URLSearchParams(search).get('operation')?.split('/') ?? [];
  return document && id ? { document, id } : undefined;
}

/** Scalar brings a `main` of its own, and a page has one: Scalar's becomes a group as soon as it is there. */
export function yieldMain(element: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const main = element.querySelector('main');
    if (!main) return;
    main.setAttribute('role', 'group');
    observer.disconnect();
  });
  observer.observe(element, { childList: true, subtree: true });
}
