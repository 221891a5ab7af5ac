import { useEffect } from 'react';
import { listenToPage } from '../dom/page-events.ts';

/** From this width on the sidebar and the outline are columns: one of the two widths of the design. */
const WIDE = '(min-width: 1280px)';
/** From this width on the top bar has room for everything. */
const MEDIUM = '(min-width: 768px)';

/** Ids of the two that are modal, each with what stays reachable beside it: the menu hangs from the bar with its button. */
const MODAL: Record<string, string> = { side: '#announcer', menu: '.top-bar, #announcer' };

/**
 * The drawer, the mobile menu and the outline are native popovers: opening, Escape, a press outside and the way back of the focus
 * are the browser's. This adds: they close when a link in them is followed, when the focus moves out, and when the window
 * grows beyond the width that needs them; and an inert background for those that cover the page, because a popover alone is not
 * modal.
 */
export function usePopovers(): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    listenToPage('click', closeAfterLink, signal);
    listenToPage('focusin', closeOnLeaving, signal);
    // What gets the focus back must not be inert any more by then: hence before a popover closes, and after it has opened.
    for (const type of ['beforetoggle', 'toggle'] as const) listenToPage(type, handleToggle, signal);
    // Opened before React was there.
    for (const popover of openPopovers()) setBackgroundInert(popover, true);
    for (const width of [WIDE, MEDIUM]) matchMedia(width).addEventListener('change', closeAll, { signal });
    return () => stop.abort();
  }, []);
}

function openPopovers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.frame [popover]:popover-open')];
}

function closeAll() {
  for (const popover of openPopovers()) popover.hidePopover();
}

function handleToggle(event: Event) {
  if (!(event instanceof ToggleEvent) || !(event.target instanceof HTMLElement)) return;
  const isOpen = event.newState === 'open';
  if (!(event.target.id in MODAL) || (event.type === 'toggle') !== isOpen) return;
  setBackgroundInert(event.target, isOpen);
  if (!isOpen) return;
  // The browser gives the focus back only if it was in here.
  event.target.tabIndex = -1;
  event.target.focus({ preventScroll: true });
}

/** Everything beside a modal popover and beside what holds it, up to the frame. */
function setBackgroundInert(popover: HTMLElement, isInert: boolean) {
  const reachable = MODAL[popover.id];
  if (reachable === undefined) return;
  for (let inner: Element = popover; inner.parentElement && !inner.matches('.frame'); inner = inner.parentElement) {
    for (const beside of inner.parentElement.children)
      if (beside !== inner && beside instanceof HTMLElement && !beside.matches(reachable)) beside.inert = isInert;
  }
}

function closeAfterLink({ target }: MouseEvent) {
  if (target instanceof Element && target.closest('[popover]:popover-open a[href]')) closeAll();
}

function closeOnLeaving({ target }: FocusEvent) {
  if (!(target instanceof Element)) return;
  for (const popover of openPopovers()) {
    // Nothing outside of those can be reached but the bar that the menu hangs from.
    if (popover.id in MODAL) continue;
    const isInvoker = target.closest(`[popovertarget="${popover.id}"]`);
    if (!popover.contains(target) && !isInvoker) popover.hidePopover();
  }
}
