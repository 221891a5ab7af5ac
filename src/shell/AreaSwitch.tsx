import { useText } from '../hooks/use-text.ts';
import { isActivePath } from '../model/links.ts';
import type { SiteData } from '../model/site.ts';
import { SmartLink } from '../ui/SmartLink.tsx';
import { NavEntries } from './NavEntries.tsx';

/** The areas of the site, or its APIs, of which the page is in one: the way from each to the others, at the head of the sidebar. */
export function AreaSwitch({ site: { areas = [], apis }, path }: { site: SiteData; path: string }) {
  const { t } = useText();
  if (apis) {
    const text = apis.find((api) => isActivePath(path, api))?.text ?? t('nav.apis');
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form holds.
      <div className="sidebar__apis" role="group" aria-label={t('nav.apis')}>
        <NavEntries items={[{ text, items: apis }]} path={path} />
      </div>
    );
  }
  if (areas.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form holds.
    <div className="sidebar__switch" role="group" aria-label={t('nav.areas')}>
      {areas.map((area) => (
        <SmartLink key={area.text} aria-current={isActivePath(path, area) ? 'true' : undefined} href={area.link ?? '/'}>
          {area.text}
        </SmartLink>
      ))}
    </div>
  );
}
