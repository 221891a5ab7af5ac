import { Fragment } from 'react';
import { useText } from '../hooks/use-text.ts';
import { areaSections } from '../model/areas.ts';
import type { NavItem } from '../model/navigation.ts';
import type { SiteData } from '../model/site.ts';
import { NavLink } from './NavEntries.tsx';
import { SiteChoices } from './SiteChoices.tsx';

type MobileMenuProps = { site: SiteData; path: string };

/**
 * On pages without a sidebar, below 768 px: the areas with their sections, then everything of the top bar, on a page of its own. A native
 * popover: it opens before and without script.
 */
export function MobileMenu({ site, path }: MobileMenuProps) {
  const { t } = useText();
  const { areas = [] } = site;
  return (
    <nav className="mobile-menu" id="menu" popover="auto" aria-label={t('nav.menu')}>
      {areas.map((area) => (
        <Fragment key={area.text}>
          <NavLink className="site-choices__entry" item={area} path={path} />
          <AreaSections area={area} sidebars={site.sidebars} path={path} />
        </Fragment>
      ))}
      <SiteChoices site={site} path={path} />
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
