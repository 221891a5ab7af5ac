import { site } from '../../site/site.ts';
import { localise } from '../../src/model/config.ts';

/** What this site calls itself, in both languages. */
export const siteTitle = { zh: localise(site.title, 'zh'), en: localise(site.title, 'en') };
