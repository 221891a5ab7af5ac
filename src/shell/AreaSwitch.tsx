import { useText } from '../hooks/use-text.ts';
import { getApiName } from '../model/api-name.ts';
import { isActivePath } from '../model/links.ts';
import type { SiteData } from '../model/site.ts';
import { SmartLink } from '../ui/SmartLink.tsx';
import { NavEntries } from './NavEntries.tsx';

/** The areas of the site, or its APIs, of which the page is in one: the way from each to the others, at the head of the sidebar. */
export function AreaSwitch({ site, path }: { site: SiteData; path: string }) {
  const { t } = useText();
  const { areas, apis } = site;
  if (!areas && !apis) return null;
  const name = t(apis ? 'nav.apis' : 'nav.areas');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form holds.
    <div className={apis ? 'sidebar__apis' : 'sidebar__switch'} role="group" aria-label={name}>
      {apis && <NavEntries items={[{ text: getApiName(site, path) ?? name, items: apis }]} path={path} />}
      {areas?.map((area) => (
        <SmartLink key={area.text} aria-current={isActivePath(path, area) ? 'true' : undefined} href={area.link ?? '/'}>
          {area.text}
        </SmartLink>
      ))}
    </div>
  );
}
