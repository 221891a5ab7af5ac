import type { SidebarParts } from '../model/navigation.ts';
import type { Page } from '../model/page.ts';

/** The route that is shown, with the data of its page. */
export type RouteState = {
  /** Without language and base; `/404` on the page for unknown addresses. */
  path: string;
  /** Address as the router sees it: no fragment, the browser handles those. */
  pathname: string;
  /** A promise only during hydration, while its data is loading. `undefined`: it did not load. */
  page: Page | Promise<Page> | undefined;
  /** Items of the lazy sidebar groups that the page is in. */
  parts: SidebarParts;
  /** Only what the first screen of the page shows has been rendered so far. */
  isFirstScreen?: boolean;
};
