import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { renderProse } from '../blocks/prose/Prose.tsx';
import { restoreGroup } from '../dom/group-storage.ts';
import { useIsHydrated } from '../hooks/use-is-hydrated.ts';
import { useText } from '../hooks/use-text.ts';
import { isSamePath } from '../model/links.ts';
import type { SidebarGroup, SidebarItem } from '../model/navigation.ts';
import { containsPath, itemsAround } from '../model/sidebar.ts';
import { Icon } from '../ui/Icon.tsx';
import { MethodBadge } from '../ui/MethodBadge.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';

type SidebarItemsProps = { items: SidebarItem[]; path: string; onOpenPart?: ((key: string) => void) | undefined };

/** Top level: groups one below the other; links that are by themselves share a list above them. */
export function SidebarGroups({ items, path, onOpenPart }: SidebarItemsProps) {
  const links = items.filter((item) => item.kind === 'link' && !item.isFoot);
  return (
    <>
      {links.length > 0 && <SidebarItems items={links} path={path} />}
      {items.map((item) =>
        item.kind === 'group' ? (
          <Group key={item.lazy ?? item.text} group={item} path={path} onOpenPart={onOpenPart} />
        ) : null,
      )}
    </>
  );
}

/** The links below the groups: what belongs to the whole site, such as its downloads. */
export function SidebarFoot({ items, path }: Pick<SidebarItemsProps, 'items' | 'path'>) {
  return (
    <div className="sidebar__foot">
      <SidebarItems items={items} path={path} />
    </div>
  );
}

function SidebarItems({ items, path, onOpenPart }: SidebarItemsProps) {
  return (
    <ul>
      {items.map((item) =>
        item.kind === 'link' ? (
          <li key={item.path}>
            <SmartLink aria-current={isSamePath(item.path, path) ? 'page' : undefined} href={item.path}>
              {item.isFoot && <Icon name="download" />}
              <span>{item.nodes ? renderProse(item.nodes) : item.text}</span>
              {item.method && <MethodBadge method={item.method} variant="bare" />}
            </SmartLink>
          </li>
        ) : (
          <li key={item.text}>
            <Group group={item} path={path} onOpenPart={onOpenPart} isNested />
          </li>
        ),
      )}
    </ul>
  );
}

type GroupProps = Omit<SidebarItemsProps, 'items'> & { group: SidebarGroup; isNested?: boolean };

/**
 * A group that the reader opens and closes; navigating to a page in it opens it. Its state is that of the element, and the boot script stores
 * it for the session. A nested one closes again when the reader goes on to a page outside of it.
 */
function Group({ group, path, onOpenPart, isNested }: GroupProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const isCurrent = containsPath(group.items, path);
  const [isOpenAtFirst] = useState(isCurrent);
  useLayoutEffect(() => {
    if (element.current) restoreGroup(element.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path closes what the reader opened on this one.
  useEffect(() => {
    if (!element.current) return;
    if (isNested || isCurrent) element.current.open = isCurrent;
    // Closed on this page before a reload.
    if (isCurrent) restoreGroup(element.current);
  }, [isCurrent, isNested, path]);
  const { lazy } = group;
  const isMissing = lazy !== undefined && group.items.length === 0;
  const handleToggle = () => {
    if (isMissing && element.current?.open) onOpenPart?.(lazy);
  };
  return (
    <details ref={element} open={isOpenAtFirst} onToggle={handleToggle} suppressHydrationWarning>
      <summary>
        {group.text}
        <Icon name="chevron" />
      </summary>
      {isMissing ? <MissingItems group={group} /> : <GroupItems group={group} path={path} onOpenPart={onOpenPart} />}
    </details>
  );
}

/** A document of 500 links is large before anything is read of it. */
const MAX_LINKS_AS_RENDERED = 60;

/** A long list arrives with the links around the page; the others follow with the script, and without it they are in the overview. */
function GroupItems({ group, path, onOpenPart }: Pick<GroupProps, 'group' | 'path' | 'onOpenPart'>) {
  const isHydrated = useIsHydrated();
  const { items } = group;
  const isCut = !isHydrated && group.path !== undefined && items.length > MAX_LINKS_AS_RENDERED;
  const shown = isCut ? itemsAround(items, path, MAX_LINKS_AS_RENDERED) : items;
  return (
    <>
      <SidebarItems items={shown} path={path} onOpenPart={onOpenPart} />
      {isCut && <MissingItems group={group} />}
    </>
  );
}

/** Until the items have loaded, and without script: a link to the overview, which lists them. */
function MissingItems({ group }: { group: SidebarGroup }) {
  const { t } = useText();
  if (group.path === undefined) return <p className="sidebar__wait">{t('nav.loading')}</p>;
  return (
    <ul>
      <li>
        <SmartLink href={group.path}>{t('nav.listIn')}</SmartLink>
      </li>
    </ul>
  );
}
