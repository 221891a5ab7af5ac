import type { SidebarParts } from '../model/navigation.ts';
import type { Page } from '../model/page.ts';

/** What the reader looks at. */
export type Visit = {
  /** Without language and base; `/404` on the page that answers unknown addresses. */
  path: string;
  /** Address as the router sees it: no fragment, because moving within a page is the browser's business. */
  pathname: string;
  /** A promise only while the server's HTML stands and its data is still on the way. `undefined`: it did not arrive. */
  page: Page | Promise<Page> | undefined;
  /** Items of the lazy sidebar groups that the page is in. */
  parts: SidebarParts;
};
