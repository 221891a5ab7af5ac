import { isActivePath, isSamePath } from '../model/links.ts';
import type { NavItem } from '../model/navigation.ts';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';

type NavEntriesProps = { items: NavItem[]; path: string };

/** Entries of the top bar: links, and menus for entries that have items. */
export function NavEntries({ items, path }: NavEntriesProps) {
  return items.map((item) =>
    item.items ? (
      <Menu key={item.text} button={<MenuLabel text={item.text} tag={item.tag} />} popClass="menu-panel--start">
        <NavLinks items={[item]} path={path} />
      </Menu>
    ) : (
      <NavLink key={item.text} item={item} path={path} />
    ),
  );
}

/** An entry, then what is below it, as plain links: for menus, whatever the depth. */
export function NavLinks({ items, path }: NavEntriesProps) {
  return items.flatMap((item) => [
    item.link && <NavLink key={item.text} item={item} path={path} />,
    ...(item.items ?? []).map((child) =>
      child.items ? (
        <div key={child.text}>
          <p className="menu-panel__head">{child.text}</p>
          <NavLinks items={[child]} path={path} />
        </div>
      ) : (
        <NavLink key={child.text} item={child} path={path} />
      ),
    ),
  ]);
}

export function NavLink({ item, path, className }: { item: NavItem; path: string; className?: string }) {
  const { text, link = '/', tag } = item;
  return (
    <SmartLink className={className} aria-current={getCurrent(item, path)} href={link}>
      <Tag text={tag} />
      {text}
    </SmartLink>
  );
}

function MenuLabel({ text, tag }: { text: string; tag: string | undefined }) {
  return (
    <>
      <Tag text={tag} />
      {text}
      <Icon name="chevron" />
    </>
  );
}

/** A word beside an entry, no part of its name. */
function Tag({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <span className="tag" aria-hidden="true">
      {text}
    </span>
  );
}

function getCurrent(item: NavItem, path: string): 'page' | 'true' | undefined {
  if (item.link && isSamePath(item.link, path)) return 'page';
  return isActivePath(path, item) ? 'true' : undefined;
}
