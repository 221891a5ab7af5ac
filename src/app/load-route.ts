import { preloadBlocks } from '../blocks/lazy-blocks.tsx';
import { LoadError, type Source } from '../data/source.ts';
import type { SidebarParts } from '../model/navigation.ts';
import type { Page } from '../model/page.ts';
import type { RouteState } from '../navigation/route-state.ts';

/** The route loader: everything a page needs. Throws a `LoadError`. */
export async function loadRouteState(path: string, pathname: string, source: Source): Promise<RouteState> {
  const page = await loadBlocks(await source.page(path), pathname);
  const groups = page.sidebarGroups ?? [];
  return { path, pathname, page, parts: await loadSidebarParts(groups, source) };
}

/** Items of lazy sidebar groups, by key. */
export async function loadSidebarParts(groups: string[], source: Source): Promise<SidebarParts> {
  const entries = groups.map(async (key) => [key, await source.sidebar(key)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * A code-split chunk that does not load belongs to a build that is gone, and browsers do not request a failed module again: the
 * document is the way on, if there is a connection.
 */
async function loadBlocks(page: Page, pathname: string): Promise<Page> {
  try {
    return await preloadBlocks(page);
  } catch {
    const isReachable = await fetch(pathname, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
    throw new LoadError(pathname, 'the code of the page did not load', isReachable);
  }
}
