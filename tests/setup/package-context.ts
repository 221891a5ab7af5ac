import { ROOT } from '../../scripts/installation/installation.ts';
import type { PackageContext } from '../../scripts/packages/package.ts';
import { compiledSite } from './site-contents.ts';
import { siteTitle } from './site-title.ts';

/** This site, published at an address of its own. */
export function createPackageContext(address = 'https://docs.example.com'): PackageContext {
  return {
    ...{ root: ROOT, siteDir: ROOT, address, title: siteTitle.en, locales: ['en', 'zh'] },
    compile: compiledSite,
  };
}
