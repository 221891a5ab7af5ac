import { readSiteBase } from '../model/site-base.ts';

/** Where the site of this document is, for addresses of files that no page links: `/docs/`. */
export function getSiteBase(): string {
  return readSiteBase(document.getElementById('app')?.dataset.root ?? '/');
}
