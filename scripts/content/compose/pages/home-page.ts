import { localise } from '../../../../src/model/config.ts';
import { getText } from '../../texts/texts.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { OVERVIEW_PATH } from './overview-page.ts';

/** The page at `/` of a site whose author wrote none: its title and the way to the overview. */
export function plainHomePage({ config, locale, version }: LocaleBuildInput): DraftPage {
  const title = localise(config.title, locale);
  return {
    ...{ path: '/', locale, version, title, description: title, isUnlisted: true },
    layout: 'home',
    hero: {
      name: title,
      tagline: '',
      actions: [{ text: getText(locale)('overview.title'), path: OVERVIEW_PATH }],
      facts: [],
    },
    features: [],
    blocks: [],
    entries: [],
  };
}
