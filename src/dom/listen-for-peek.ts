import { listenToPage } from './page-events.ts';
import { hidePeek, showPeek } from './peek.ts';

/** Held, it shows what is under the pointer in the other language. By its place on the keyboard: the letter differs between layouts. */
const KEY = 'KeyL';

/**
 * Peek: the paragraph under the pointer in the other language, while the key is held, or on each press after the button
 * `[data-peek]`, for touch. Escape ends it. `held` is a key pressed before this was loaded. Returns how to stop.
 */
export function listenForPeek(held?: KeyboardEvent): () => void {
  let isHeld = false;
  let isOn = false;
  const show = async (element: Element | undefined) => {
    const link = document.querySelector<HTMLAnchorElement>('a[data-switcher][hreflang]');
    if (!element || !link) return;
    await showPeek(element, { href: link.pathname, lang: link.hreflang });
    if (!isHeld && !isOn) hidePeek();
  };
  const end = () => {
    isHeld = false;
    isOn = false;
    for (const button of document.querySelectorAll('[data-peek]')) button.setAttribute('aria-pressed', 'false');
    hidePeek();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return end();
    if (event.code !== KEY || event.repeat || isTyping(event)) return;
    isHeld = true;
    void show(getPointed());
  };
  const handleKeyUp = ({ code }: KeyboardEvent) => {
    if (code === KEY && isHeld) end();
  };
  const handlePointer = ({ target }: PointerEvent) => {
    if (isHeld && target instanceof Element) void show(target);
  };
  const handleClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const button = target?.closest('[data-peek]');
    if (button) {
      const wasOn = isOn;
      end();
      isOn = !wasOn;
      button.setAttribute('aria-pressed', String(isOn));
    } else if (isOn && target?.closest('main') && !target.closest('a, button, summary')) void show(target);
  };
  const stop = new AbortController();
  const { signal } = stop;
  listenToPage('keydown', handleKeyDown, signal);
  listenToPage('keyup', handleKeyUp, signal);
  addEventListener('blur', end, { signal });
  listenToPage('pointerover', handlePointer, signal);
  listenToPage('click', handleClick, signal);
  if (held) handleKeyDown(held);
  return () => {
    stop.abort();
    end();
  };
}

/** Also where the pointer has not moved since this was loaded. */
function getPointed(): Element | undefined {
  return [...document.querySelectorAll(':hover')].at(-1);
}

function isTyping({ target, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey || altKey || shiftKey) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
