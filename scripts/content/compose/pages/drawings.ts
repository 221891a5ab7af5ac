import { localise } from '../../../../src/model/config.ts';
import type { SiteData } from '../../../../src/model/site.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';

type HomePage = Extract<DraftPage, { layout: 'home' }>;

/** A home page with the drawings of its heading and of its features, each of which says which page it links to. */
export function withDrawings(
  page: HomePage,
  drafts: DraftPage[],
  { config, drawings, locale }: LocaleBuildInput,
): HomePage {
  const { hero, features = {} } = config.drawings ?? {};
  const drawing = hero && drawings.get(hero.file);
  return {
    ...page,
    hero: { ...page.hero, ...(hero && drawing && { drawing: { drawing, alt: localise(hero.alt, locale) } }) },
    features: page.features.map((feature) => {
      const drawing = Object.hasOwn(features, feature.icon) && drawings.get(features[feature.icon] ?? '');
      const label = drafts.find(({ path }) => path === feature.path)?.title;
      return { ...feature, label, ...(drawing && { drawing }) };
    }),
  };
}

/** The drawings that any page may need. */
export function siteDrawings({ config, drawings }: LocaleBuildInput): Pick<SiteData, 'drawings'> {
  const { mark: markFile = '', notFound: notFoundFile = '' } = config.drawings ?? {};
  const [mark, notFound] = [drawings.get(markFile), drawings.get(notFoundFile)];
  if (!mark && !notFound) return {};
  return { drawings: { ...(mark && { mark }), ...(notFound && { notFound }) } };
}
