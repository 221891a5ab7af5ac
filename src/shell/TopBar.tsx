import type { ReactNode } from 'react';
import { useHiddenOnScroll } from '../hooks/use-hidden-on-scroll.ts';
import { useText } from '../hooks/use-text.ts';
import type { SiteData } from '../model/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Brand } from './Brand.tsx';
import { NavEntries } from './NavEntries.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { LanguageLinks, VersionLinks } from './SwitcherLinks.tsx';
import { ThemeChoices } from './ThemeChoices.tsx';

export type TopBarProps = {
  site: SiteData;
  path: string;
  /** Id of what the button of a phone opens. */
  menu: 'side' | 'menu';
  search?: ReactNode;
};

/** Brand, search and, from 768 px on, navigation; below that a button for the sidebar, or for the menu of a page without one. */
export function TopBar({ site, path, menu, search }: TopBarProps) {
  const { t } = useText();
  const isHidden = useHiddenOnScroll(site.hideNavbar === 'auto');
  const left = site.nav.filter(({ position }) => position === 'left');
  const right = site.nav.filter(({ position }) => position !== 'left');
  return (
    <header className="top-bar" data-hidden={isHidden ? '' : undefined}>
      <Brand site={site} />
      {left.length > 0 && (
        <nav className="top-nav top-nav--start" aria-label={t('nav.links')}>
          <NavEntries items={left} path={path} />
        </nav>
      )}
      {search}
      <nav className="top-nav" aria-label={t('nav.main')}>
        <NavEntries items={right} path={path} />
        <span className="top-nav__separator" />
        <SiteMenus site={site} path={path} />
        <SocialLinks links={site.socialLinks} />
      </nav>
      <button type="button" className="icon-button only-phone burger" popoverTarget={menu} aria-label={t('nav.menu')}>
        <Icon name="menu" />
      </button>
    </header>
  );
}

/** Version, language, theme. A menu with one choice is not shown. */
function SiteMenus({ site, path }: Pick<TopBarProps, 'site' | 'path'>) {
  const { t } = useText();
  const language = site.locales.find(({ locale }) => locale === site.locale);
  return (
    <>
      {site.versions.length > 1 && (
        <Menu
          button={
            <>
              {site.version ?? site.versions[0]}
              <Icon name="chevron" />
            </>
          }
          label={`${t('nav.version')} ${site.version ?? site.versions[0]}`}
        >
          <VersionLinks site={site} path={path} />
        </Menu>
      )}
      {site.locales.length > 1 && (
        <Menu
          button={
            <>
              <Icon name="lang" />
              {language?.name}
              <Icon name="chevron" />
            </>
          }
        >
          <LanguageLinks site={site} path={path} />
        </Menu>
      )}
      <Menu
        className="theme"
        buttonClass="icon-button"
        label={t('nav.theme')}
        button={
          <>
            <Icon name="sun" />
            <Icon name="moon" />
          </>
        }
      >
        <ThemeChoices />
      </Menu>
    </>
  );
}
