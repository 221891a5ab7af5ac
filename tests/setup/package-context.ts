import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { compile } from '../../scripts/content/compile.ts';
import { readSite } from '../../scripts/content/read/site.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import type { PackageContext } from '../../scripts/packages/package.ts';

/** This site, published at an address of its own. */
export function createPackageContext(address = 'https://docs.example.com'): PackageContext {
  return {
    ...{ root: ROOT, siteDir: ROOT, address, title: 'Merchant API', locales: ['en', 'zh'] },
    compile: async () => compile(await readSite(ROOT), { cache: memoryCache() }),
  };
}
