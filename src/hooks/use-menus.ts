import { useEffect } from 'react';
import { listenToPage } from '../dom/page-events.ts';

/**
 * What `details` menus lack natively: Escape closes and gives the focus back, arrow keys move, a press or the focus outside
 * closes, and so does following a link. Works where React has no data of the article yet.
 */
export function useMenus(): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    listenToPage('pointerdown', ({ target }) => closeOutside(target), signal);
    listenToPage('focusin', ({ target }) => closeOutside(target), signal);
    listenToPage('click', closeAfterChoice, signal);
    listenToPage('keydown', handleKey, signal);
    return () => stop.abort();
  }, []);
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
}

function closeOutside(target: EventTarget | null) {
  for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
}

/** The focus goes back to the menu's button: the focused element is hidden now, and focus would be lost to the body. */
function closeAfterChoice({ target }: MouseEvent) {
  const chosen = target instanceof Element ? target.closest('[data-menu] .menu-panel :is(a, button)') : null;
  if (!chosen) return;
  const hadFocus = chosen.contains(document.activeElement);
  closeOutside(null);
  if (hadFocus) chosen.closest('[data-menu]')?.querySelector('summary')?.focus({ preventScroll: true });
}

function handleKey(event: KeyboardEvent) {
  if (!(event.target instanceof HTMLElement)) return;
  const menu = event.target.closest<HTMLDetailsElement>('details[data-menu]');
  if (event.key === 'Escape') return closeWithEscape(event, menu);
  if (!menu || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  event.preventDefault();
  menu.open = true;
  const items = [...menu.querySelectorAll<HTMLElement>('.menu-panel :is(a, button)')];
  const index = items.indexOf(event.target);
  const next = event.key === 'ArrowDown' ? index + 1 : Math.max(index, 0) - 1;
  items.at(next % items.length)?.focus();
}

/** Also a menu that the pointer holds open goes away, until the pointer has left it: the style reads `data-dismissed`. */
export function dismissMenu(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.dataset.dismissed = '';
  menu.addEventListener('pointerleave', () => delete menu.dataset.dismissed, { once: true });
}

/** Only the innermost thing closes: a dialog around the menu stays. */
function closeWithEscape(event: KeyboardEvent, menu: HTMLDetailsElement | null) {
  for (const open of openMenus()) {
    open.open = false;
    event.preventDefault();
  }
  if (menu) menu.querySelector<HTMLElement>('summary')?.focus();
  const hovered = document.querySelector<HTMLDetailsElement>('details[data-menu]:hover');
  if (hovered) dismissMenu(hovered);
}
