import type { ReactNode } from 'react';
import { useMenus } from '../hooks/use-menus.ts';
import { usePopovers } from '../hooks/use-popovers.ts';
import { useReadingAids } from '../hooks/use-reading-aids.ts';
import { useRevealedTarget } from '../hooks/use-revealed-target.ts';
import { useTabKeys } from '../hooks/use-tab-keys.ts';
import { useText } from '../hooks/use-text.ts';
import { useZoom } from '../hooks/use-zoom.ts';
import type { Cards } from '../model/card.ts';
import type { SidebarParts } from '../model/navigation.ts';
import { getListedPath, getSidebar } from '../model/sidebar-of-page.ts';
import type { SiteData } from '../model/site.ts';
import { PageLinks } from '../navigation/PageLinks.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinkBaseContext } from '../ui/link-base.ts';
import { LocaleRedirect } from './LocaleRedirect.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SiteFoot } from './SiteFoot.tsx';
import { TopBar } from './TopBar.tsx';

export type ShellProps = {
  site: SiteData;
  /** Path of the page without base, version and language. */
  path: string;
  /** Items of lazy sidebar groups, by key. */
  parts?: SidebarParts;
  onOpenPart?: (key: string) => void;
  /** The search button, where there is a search. */
  search?: ReactNode;
  /** Fetches what links say of their targets; nothing can be fetched in the prerender. */
  loadCards?: () => Promise<Cards>;
  /** The page: one `main` element with the id `main`. */
  children: ReactNode;
};

const NO_PARTS: SidebarParts = {};

/**
 * The frame of every page. It needs no page data, so it hydrates while the article's data is loading.
 *
 * Who does what. Native elements do most of it, before and without script: links; `details` (groups, fields, menus);
 * `popover` with `popovertarget` (sidebar `#side`; `#menu`, on a phone without one; outline `#toc`). The boot script does, for the whole
 * life of the page and by one listener on the document, what React must therefore never do a second time:
 *
 * | Markup                                     | On click                                                             |
 * | ------------------------------------------ | -------------------------------------------------------------------- |
 * | `[data-theme-choice="light|dark|auto"]`    | writes `<html data-theme>` and stores it; `aria-pressed` of all       |
 * | `[role="tab"]` with `data-tab` (its label) | `selectTab`; in a list with `data-tabs-group`, stores the label under |
 * |                                            | `tabs:<group>` and selects it in all lists of the group               |
 * | `[data-copy="id"]`                         | copies the element's `innerText`                                      |
 * | `[data-copy-text="…"]`                     | copies that text                                                      |
 * | `[data-copy-file="/…"]`                    | copies the text of that file                                          |
 * | `[data-copy-link]`                         | copies the address of the page                                        |
 * | after these                                | `data-done` for 2 s, and `announce` (`src/dom`) of its `data-done-text` |
 * | `[data-search]`, Ctrl/Cmd+K                | the event `search:toggle` (`src/dom/events.ts`)                       |
 * | `[data-wrap]`                              | `aria-pressed`, and `data-wrap` on each `.code-pre` of `.panel, .code` |
 * | `a[data-switcher]`                            | gives it query and fragment; with `hreflang`, stores the language     |
 * | `[data-printed]`                           | its words are at the foot of each printed sheet                       |
 * | other links of this site                   | gives them the query switches of this page (`src/dom/layout-parameters.ts`)      |
 * | `#side details`                            | stores which are open for the session (`src/dom/group-storage.ts`)        |
 * | `#side .sidebar__inner`                    | stores its scroll position (`src/dom/sidebar-scroll.ts`)              |
 *
 * Before first paint it redirects a first visit to the reader's language, and restores `<html data-theme>`, the hidden parts in
 * `<html data-hidden-parts>`, the tabs of groups (`src/boot/tabs.ts`) and the groups of the sidebar. React adds Escape, arrow keys and
 * focus, and reads state that the script may have changed in effects only.
 */
export function Shell({ site, path, parts = NO_PARTS, onOpenPart, search, loadCards, children }: ShellProps) {
  const { t } = useText();
  useMenus();
  usePopovers();
  useTabKeys();
  useZoom();
  useReadingAids(site, loadCards);
  useRevealedTarget();
  const sidebar = getSidebar(site.sidebars, path, parts);
  return (
    <LinkBaseContext value={site}>
      <PageLinks>
        <div className={sidebar ? 'frame has-sidebar' : 'frame'} data-navbar={site.hideNavbar}>
          <a className="skip" href="#main">
            {t('skip')}
          </a>
          {site.hideNavbar !== 'always' && (
            <TopBar site={site} path={path} menu={sidebar ? 'side' : 'menu'} search={search} />
          )}
          {site.hideNavbar !== 'always' && !sidebar && <MobileMenu site={site} path={path} />}
          {sidebar ? (
            <>
              <div className="local-bar">
                <button type="button" popoverTarget="side">
                  {t('nav.docs')}
                  <Icon name="chevron" />
                </button>
              </div>
              <div className="docs">
                <Sidebar site={site} items={sidebar} path={getListedPath(sidebar, path)} onOpenPart={onOpenPart} />
                {children}
              </div>
            </>
          ) : (
            <>
              {children}
              <SiteFoot site={site} />
            </>
          )}
          <LocaleRedirect site={site} />
          {/* The boot script writes here, maybe before React takes over: its text must not count as a difference. */}
          <p
            className="visually-hidden"
            id="announcer"
            role="status"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it says that the content is not React's.
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        </div>
      </PageLinks>
    </LinkBaseContext>
  );
}
