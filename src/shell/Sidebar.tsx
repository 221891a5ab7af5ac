import { useEffect, useRef, useState } from 'react';
import { type OutlineSection, readOutline } from '../dom/read-outline.ts';
import { readSidebarScroll } from '../dom/sidebar-scroll.ts';
import { useText } from '../hooks/use-text.ts';
import type { SidebarItem } from '../model/navigation.ts';
import { downloadRows, downloadsBeside } from '../model/sidebar-of-page.ts';
import type { SiteData } from '../model/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';
import { AreaSwitch } from './AreaSwitch.tsx';
import { Brand } from './Brand.tsx';
import { SheetOutline } from './SheetOutline.tsx';
import { SidebarFoot, SidebarGroups } from './SidebarItems.tsx';
import { SiteChoices } from './SiteChoices.tsx';

export type SidebarProps = {
  site: SiteData;
  items: SidebarItem[];
  path: string;
  /** Called when the reader opens a lazy group whose items have not loaded. */
  onOpenPart?: (key: string) => void;
};

/**
 * Pages of a section: a column from 1280 px on, a drawer below (a native popover: it opens before and without script), on a phone the one
 * sheet, which holds the outline of the page and what the top bar has no room for as well.
 */
export function Sidebar({ site, items, path, onOpenPart }: SidebarProps) {
  const { t } = useText();
  const foot = items.filter((item) => item.kind === 'link' && item.isFoot);
  const list = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // Known when it opens: the page has an outline once its data is there.
  const [outline, setOutline] = useState<OutlineSection[]>([]);
  const showCurrent = () => {
    const item = list.current?.querySelector('[aria-current="page"]');
    const isBelowOutline = list.current?.querySelector('.sidebar__outline')?.checkVisibility();
    if (list.current && item && !isBelowOutline) scrollInto(list.current, item);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another current item.
  useEffect(() => {
    // After a reload the list is where the reader left it: `src/boot/sidebar.ts`.
    const isRestored = isFirst.current && readSidebarScroll() !== undefined;
    isFirst.current = false;
    if (!isRestored) showCurrent();
  }, [path]);
  return (
    // Closed, a drawer cannot scroll.
    <nav
      className="sidebar"
      id="side"
      popover="auto"
      aria-label={t('nav.docs')}
      onBeforeToggle={({ newState }) => newState === 'open' && setOutline(readOutline())}
      onToggle={showCurrent}
    >
      <div className="sidebar__close">
        <Brand site={site} />
        <button
          type="button"
          className="icon-button"
          popoverTarget="side"
          popoverTargetAction="hide"
          aria-label={t('close')}
        >
          <Icon name="x" />
        </button>
      </div>
      <AreaSwitch site={site} path={path} />
      <div className="sidebar__inner" ref={list}>
        <SheetOutline title={site.outlineTitle} sections={outline} />
        <SidebarGroups items={items} path={path} onOpenPart={onOpenPart} />
        <div className="sidebar__choices">
          <SiteChoices site={site} path={path} />
        </div>
      </div>
      {foot.length > 0 ? <SidebarFoot items={foot} path={path} /> : <SidebarDownloads site={site} path={path} />}
    </nav>
  );
}

/**
 * Scrolls a box until an item in it can be seen, and no further. Not `scrollIntoView`: that would also move the sequential focus starting point, past the skip link.
 */
function scrollInto(box: Element, item: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  box.scrollTop += Math.max(0, inner.bottom - outer.bottom) - Math.max(0, outer.top - inner.top);
}

/** The published documents, on a site without a page for them. */
function SidebarDownloads({ site, path }: { site: SiteData; path: string }) {
  const { t } = useText();
  const rows = downloadRows(downloadsBeside(site.downloads, path));
  if (rows.length === 0) return null;
  return (
    <ul className="sidebar__downloads" aria-label={t('home.downloads')}>
      {rows.map(({ label, files }) => (
        <li key={label}>
          <Icon name="download" />
          <span>{label}</span>
          {files.map(({ format, url }) => (
            <SmartLink key={url} href={url} download="" aria-label={`${label} ${format.toUpperCase()}`}>
              {format.toUpperCase()}
            </SmartLink>
          ))}
        </li>
      ))}
    </ul>
  );
}
