import type { Page } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';

/** What a page of a section and each of its parts are rendered from. */
export type DocPageProps = {
  page: Extract<Page, { layout: 'doc' }>;
  site: SiteData;
  /** Nothing below the first screen is rendered yet: after a navigation, until that is painted. */
  isFirstScreen?: boolean;
};
