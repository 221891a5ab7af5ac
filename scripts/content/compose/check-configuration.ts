import type { Report } from '../problem.ts';
import { nearest } from '../read/nearest.ts';
import type { SiteFolder } from '../read/site.ts';
import type { Edition } from './edition.ts';
import { configuredPaths } from './navigation.ts';

/** Every path that the configuration names must be a page, in some language and version. */
export function checkConfiguredPaths(site: SiteFolder, editions: Edition[], report: Report): void {
  const paths = new Set(editions.flatMap(({ pages }) => pages.map(({ path }) => path)));
  for (const path of new Set(configuredPaths(site.config))) {
    const address = path.split(/[?#]/)[0] ?? path;
    if (paths.has(address) || /\.\w+$/.test(address)) continue;
    const similar = nearest(address, [...paths]);
    const hint = similar ? `Did you mean ${similar}?` : 'Write a guide for it, or remove the entry.';
    report({ severity: 'error', ...site.locateText(path), message: `no page at ${path}`, hint });
  }
}
