import { isSavingData } from '../data/save-data.ts';

/** From the script's own attributes: the modules that start React. */
type ScriptData = { client?: string };

/** Moves, not `pointerover`: where the pointer rests as the page loads, the browser reports that before anybody listens, and not again. */
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** A browser that has much else to do may never be idle: then the page starts all the same, as a link to an open dialog needs. */
const LONGEST_WAIT_MS = 3000;

/**
 * Fetches the shell after the load event: as soon as the browser is idle or the reader does something, whichever is first.
 * Where bytes are dear, only if the reader does something.
 */
export function hydrateOnIdle({ client }: ScriptData): void {
  if (!client) return;
  const stop = new AbortController();
  const load = () => {
    stop.abort();
    // Without them the page stays as it is, which is readable.
    runModules(client.split(' ')).catch(() => undefined);
  };

  addEventListener('load', () => {
    for (const type of INTENTS) addEventListener(type, load, { passive: true, once: true, signal: stop.signal });
    if (isSavingData()) return;
    const start = () => stop.signal.aborted || load();
    // Not in every browser.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: LONGEST_WAIT_MS });
    else setTimeout(start, 200);
  });
}

/**
 * Fetches modules together but runs them one by one, with room for the reader in between: together they are one long task.
 * Their addresses are known to the document only, not to the bundler.
 */
async function runModules(addresses: string[]): Promise<void> {
  for (const href of addresses)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const href of addresses) {
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
