import type { SidebarParts } from './navigation.ts';
import type { Page } from './page.ts';
import type { SiteData } from './site.ts';

/** HTML of one page, the frame included; `parts` are the items of the lazy sidebar groups that the page is in. */
type PageRenderer = (page: Page, parts: SidebarParts) => Promise<string>;

/** What the bundled server entry exports: the only way from the build into the interface. */
export type ServerEntry = {
  createRenderer: (site: SiteData) => Promise<PageRenderer>;
  /** HTML and texts of the console's page, which is no page of the router. */
  renderConsole: (site: SiteData) => Promise<{ title: string; description: string; html: string }>;
};
