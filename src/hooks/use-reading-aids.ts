import { useEffect } from 'react';
import type { Cards } from '../model/card.ts';
import type { AddressScheme } from '../model/page-address.ts';
import { useText } from './use-text.ts';

const INTENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/** Cards of links, the other language by a key or a button, the foot of printed sheets: loaded at the first sign of a reader, never with the page. */
export function useReadingAids(
  site: AddressScheme,
  loadCards: (() => Promise<Cards>) | undefined,
  printed: string[],
): void {
  const { t } = useText();
  // One string, because a list would be another one on each render.
  const words = printed.join('\n');
  useEffect(() => {
    if (!loadCards) return;
    const intent = new AbortController();
    const { signal } = intent;
    let stop: (() => void) | undefined;
    let isGone = false;
    // A press on the button before its code is there counts.
    let pressed: HTMLElement | null = null;
    const keepPress = ({ target }: MouseEvent) => {
      if (target instanceof Element) pressed = target.closest<HTMLElement>('[data-peek]');
    };
    let isLoading = false;
    const start = async () => {
      if (isLoading) return;
      isLoading = true;
      const { startReadingAids } = await import('../dom/reading-aids.ts');
      intent.abort();
      if (isGone) return;
      stop = startReadingAids({ loadCards, site, label: t('card.more'), printed: words.split('\n') });
      pressed?.click();
    };
    // Without it pages are read as before.
    const tryStart = () => void start().catch(() => undefined);
    for (const type of INTENTS) addEventListener(type, tryStart, { signal, passive: true });
    addEventListener('click', keepPress, { signal });
    return () => {
      isGone = true;
      intent.abort();
      stop?.();
    };
  }, [site, loadCards, words, t]);
}
