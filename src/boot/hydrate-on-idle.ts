import { isSavingData } from '../data/save-data.ts';

/** From the script's own attributes: the modules that start React, and the styles that the first view does without. */
type Later = { client?: string; styles?: string };

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/**
 * Fetches the shell after the load event: as soon as the browser is idle or the reader does something, whichever is first.
 * Where bytes are dear, only if the reader does something.
 */
export function loadShellLater({ client, styles }: Later): void {
  if (!client) return;
  const stop = new AbortController();
  const load = () => {
    stop.abort();
    // Without them the page stays as it is, which is readable.
    runModules(client.split(' ')).catch(() => undefined);
  };

  addEventListener('load', () => {
    if (styles) addLink('stylesheet', styles);
    for (const type of INTENTS) addEventListener(type, load, { passive: true, once: true, signal: stop.signal });
    if (isSavingData()) return;
    const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
    idle(() => stop.signal.aborted || load());
  });
}

/**
 * Fetches modules together but runs them one by one, with room for the reader in between: together they are one long task.
 * Their addresses are known to the document only, not to the bundler.
 */
async function runModules(addresses: string[]): Promise<void> {
  for (const href of addresses) addLink('modulepreload', href);
  for (const href of addresses) {
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function addLink(rel: string, href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}
