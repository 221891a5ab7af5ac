import { isActivePath } from './links.ts';
import type { SiteData } from './site.ts';

/** The name of the API that a page is of, on a site of several. */
export function getApiName({ apis }: SiteData, path: string): string | undefined {
  return apis?.find((api) => isActivePath(path, api))?.text;
}
