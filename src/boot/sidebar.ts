import { readSidebarScroll, saveSidebarScroll } from '../dom/sidebar-scroll.ts';

let isRestored = false;

/** Once, as soon as the list is complete, which it is when the parser has gone on to the page beside it. */
export function restoreSidebar(): void {
  const list = document.querySelector<HTMLElement>('#side .sidebar__inner');
  if (isRestored || !list || !document.getElementById('main')) return;
  isRestored = true;
  const top = readSidebarScroll();
  if (top !== undefined) list.scrollTop = top;
}

export function listenToSidebar(): void {
  addEventListener('pagehide', saveSidebarScroll);
}
