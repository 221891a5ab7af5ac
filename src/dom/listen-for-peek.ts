import { listenToPage } from './page-events.ts';
import { hidePeek, showPeek, showPeekHint } from './peek.ts';
import { isPeekKeyOn } from './peek-key.ts';
import { findNeighbour } from './peek-parts.ts';

/** Held, it shows what is under the pointer in the other language. By its place on the keyboard: the letter differs between layouts. */
const KEY = 'KeyL';

/**
 * Peek: a paragraph in the other language. Either that under the pointer, while the key is held; or, after the button `[data-peek]`, those that
 * are pressed or focused, and the arrow keys move the focus from paragraph to paragraph. Escape ends it. `held` is a key pressed before this
 * was loaded. Returns how to stop.
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
  const move = (event: KeyboardEvent) => {
    const from = document.activeElement ?? document.body;
    const part = findNeighbour(from, event.key === 'ArrowDown' ? 'next' : 'previous');
    if (!part) return;
    event.preventDefault();
    // Its focus is what shows it. Links and folds can be focused already.
    if (part.tabIndex < 0) part.tabIndex = -1;
    part.focus();
  };
  const handleFocus = ({ target }: FocusEvent) => {
    if (isOn && target instanceof Element && target.closest('main') && !target.closest('[data-peek]'))
      void show(target);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return end();
    if (isTyping(event)) return;
    if (isOn && isArrow(event.key) && !isInMenu(event)) return move(event);
    if (event.code !== KEY || event.repeat || !isPeekKeyOn.get()) return;
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
    const button = target?.closest<HTMLElement>('[data-peek]');
    if (button) {
      const wasOn = isOn;
      end();
      isOn = !wasOn;
      button.setAttribute('aria-pressed', String(isOn));
      if (!isOn) return;
      // The menu that the button is in closes with the press; there the arrow keys would open it again.
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      showPeekHint(button.dataset.hint ?? '', button.closest('[data-menu]') ?? button);
    } else if (isOn && target?.closest('main') && !target.closest('a, button, summary')) void show(target);
  };
  const stop = new AbortController();
  const { signal } = stop;
  listenToPage('keydown', handleKeyDown, signal);
  listenToPage('keyup', handleKeyUp, signal);
  addEventListener('blur', end, { signal });
  listenToPage('pointerover', handlePointer, signal);
  listenToPage('click', handleClick, signal);
  listenToPage('focusin', handleFocus, signal);
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

function isArrow(key: string): boolean {
  return key === 'ArrowDown' || key === 'ArrowUp';
}

/** There the arrow keys move between its entries. */
function isInMenu({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[data-menu]') !== null;
}

function isTyping({ target, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey || altKey || shiftKey) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
