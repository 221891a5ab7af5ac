import { useEffect } from 'react';
import { listenToPage } from '../dom/page-events.ts';
import type { Cards } from '../model/card.ts';
import type { AddressScheme } from '../model/page-address.ts';
import { useText } from './use-text.ts';

const INTENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Cards of links, the other language by a key or a button: loaded at the first sign of a reader, never with the page. */
export function useReadingAids(site: AddressScheme, loadCards: (() => Promise<Cards>) | undefined): void {
  const { t } = useText();
  useEffect(() => {
    if (!loadCards) return;
    const intent = new AbortController();
    const { signal } = intent;
    let stop: (() => void) | undefined;
    let isGone = false;
    // A press on the button, or a key that is still held, counts before its code is there.
    let pressed: HTMLElement | null = null;
    let held: KeyboardEvent | undefined;
    const keepPress = ({ target }: MouseEvent) => {
      if (target instanceof Element) pressed = target.closest<HTMLElement>('[data-peek]');
    };
    const keepKey = (event: KeyboardEvent) => {
      held = event.type === 'keyup' ? undefined : (held ?? event);
    };
    let isLoading = false;
    const start = async () => {
      if (isLoading) return;
      isLoading = true;
      const { startReadingAids } = await import('../dom/reading-aids.ts');
      intent.abort();
      if (isGone) return;
      stop = startReadingAids({ loadCards, site, label: t('card.more'), held });
      pressed?.click();
    };
    // Without it pages are read as before.
    const tryStart = () => void start().catch(() => undefined);
    for (const type of INTENTS) listenToPage(type, tryStart, signal);
    listenToPage('click', keepPress, signal);
    for (const type of ['keydown', 'keyup'] as const) listenToPage(type, keepKey, signal);
    return () => {
      isGone = true;
      intent.abort();
      stop?.();
    };
  }, [site, loadCards, t]);
}
