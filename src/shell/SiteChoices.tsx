import { useText } from '../hooks/use-text.ts';
import type { NavItem } from '../model/navigation.ts';
import type { SiteData } from '../model/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { NavLink, NavLinks } from './NavEntries.tsx';
import { SocialIcon } from './SocialLinks.tsx';
import { LanguageLinks, VersionLinks } from './SwitcherLinks.tsx';
import { ThemeChoices } from './ThemeChoices.tsx';

/** What the top bar holds from 768 px on, below each other: its links but for the areas, languages, versions, themes. */
export function SiteChoices({ site, path }: { site: SiteData; path: string }) {
  const { t } = useText();
  const { areas = [], nav } = site;
  const rest = nav.filter(({ link }) => link === undefined || areas.every((area) => area.link !== link));
  return (
    <>
      {rest.map((item) => (
        <MobileNavEntry key={item.text} item={item} path={path} />
      ))}
      {site.locales.length > 1 && (
        <>
          <p className="site-choices__head">{t('nav.language')}</p>
          <div className="segmented">
            <LanguageLinks site={site} path={path} />
          </div>
        </>
      )}
      {site.versions.length > 1 && (
        <>
          <p className="site-choices__head">{t('nav.version')}</p>
          <div className="segmented">
            <VersionLinks site={site} path={path} />
          </div>
        </>
      )}
      <p className="site-choices__head">{t('nav.theme')}</p>
      <div className="segmented">
        <ThemeChoices />
      </div>
      {site.socialLinks.length > 0 && (
        <>
          <p className="site-choices__head">{t('nav.links')}</p>
          <div className="site-choices__social">
            {site.socialLinks.map((link) => (
              <SocialIcon key={link.label} link={link} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function MobileNavEntry({ item, path }: { item: NavItem; path: string }) {
  if (!item.items) return <NavLink className="site-choices__entry" item={item} path={path} />;
  return (
    <details className="site-choices__group">
      <summary className="site-choices__entry">
        {item.text}
        <Icon name="chevron" />
      </summary>
      <NavLinks items={[item]} path={path} />
    </details>
  );
}
