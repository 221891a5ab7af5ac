const KEY = 'sidebar-scroll';

/** Stores how far the list of the sidebar is scrolled, for a reload of this page. */
export function saveSidebarScroll(): void {
  const list = document.querySelector('#side .sidebar__inner');
  if (!list) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, top: list.scrollTop }));
  } catch {
    // Storage throws when it is blocked or full; the list then begins where the current page is.
  }
}

/** How far the list was scrolled when this page was left. */
export function readSidebarScroll(): number | undefined {
  const { path, top } = readSaved();
  return path === location.pathname && typeof top === 'number' ? top : undefined;
}

// Another script of this origin may have written anything there.
function readSaved(): { path?: unknown; top?: unknown } {
  try {
    return { ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return {};
  }
}
