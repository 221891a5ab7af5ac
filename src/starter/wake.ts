import { isSavingData } from '../saving-data.ts';

/** From the script's own attributes: the module that starts React, and the styles that the first view does without. */
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
    // The address is known to the document only, not to the bundler.
    import(/* @vite-ignore */ client).catch(() => undefined);
  };

  addEventListener('load', () => {
    if (styles) addStyles(styles);
    for (const type of INTENTS) addEventListener(type, load, { passive: true, once: true, signal: stop.signal });
    if (isSavingData()) return;
    const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
    idle(() => stop.signal.aborted || load());
  });
}

function addStyles(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
