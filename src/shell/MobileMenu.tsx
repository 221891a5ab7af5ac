import { Fragment } from 'react';
import { useText } from '../hooks/use-text.ts';
import { areaSections } from '../model/areas.ts';
import type { NavItem } from '../model/navigation.ts';
import type { SiteData } from '../model/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { NavLink, NavLinks } from './NavEntries.tsx';
import { SocialIcon } from './SocialLinks.tsx';
import { LanguageLinks, VersionLinks } from './SwitcherLinks.tsx';
import { ThemeChoices } from './ThemeChoices.tsx';

type MobileMenuProps = { site: SiteData; path: string };

/** The areas with their sections, then everything of the top bar, on a page of its own below 768 px. A native popover: it opens before and without script. */
export function MobileMenu({ site, path }: MobileMenuProps) {
  const { t } = useText();
  const { areas = [], nav } = site;
  const rest = nav.filter(({ link }) => link === undefined || areas.every((area) => area.link !== link));
  return (
    <nav className="mobile-menu" id="menu" popover="auto" aria-label={t('nav.menu')}>
      {areas.map((area) => (
        <Fragment key={area.text}>
          <NavLink className="mobile-menu__entry" item={area} path={path} />
          <AreaSections area={area} sidebars={site.sidebars} path={path} />
        </Fragment>
      ))}
      {rest.map((item) => (
        <MobileNavEntry key={item.text} item={item} path={path} />
      ))}
      {site.locales.length > 1 && (
        <>
          <p className="mobile-menu__head">{t('nav.language')}</p>
          <div className="segmented">
            <LanguageLinks site={site} path={path} />
          </div>
        </>
      )}
      {site.versions.length > 1 && (
        <>
          <p className="mobile-menu__head">{t('nav.version')}</p>
          <div className="segmented">
            <VersionLinks site={site} path={path} />
          </div>
        </>
      )}
      <p className="mobile-menu__head">{t('nav.theme')}</p>
      <div className="segmented">
        <ThemeChoices />
      </div>
      {site.socialLinks.length > 0 && (
        <>
          <p className="mobile-menu__head">{t('nav.links')}</p>
          <div className="mobile-menu__social">
            {site.socialLinks.map((link) => (
              <SocialIcon key={link.label} link={link} />
            ))}
          </div>
        </>
      )}
    </nav>
  );
}

function AreaSections({ area, sidebars, path }: { area: NavItem; sidebars: SiteData['sidebars']; path: string }) {
  const sections = areaSections(area, sidebars);
  if (sections.length === 0) return null;
  return (
    <ul className="mobile-menu__sections">
      {sections.map(({ text, path: link }) => (
        <li key={link}>
          <NavLink item={{ text, link }} path={path} />
        </li>
      ))}
    </ul>
  );
}

function MobileNavEntry({ item, path }: { item: NavItem; path: string }) {
  if (!item.items) return <NavLink className="mobile-menu__entry" item={item} path={path} />;
  return (
    <details className="mobile-menu__group">
      <summary className="mobile-menu__entry">
        {item.text}
        <Icon name="chevron" />
      </summary>
      <NavLinks items={[item]} path={path} />
    </details>
  );
}
