import type { Badge } from './method.ts';
import type { Block } from './page.ts';
import type { ProseNode } from './prose.ts';

/** An entry of the top bar. A link, a menu, or both. `activeMatch` is a regular expression over the path, anchored at its start. */
export type NavItem = {
  text: string;
  link?: string;
  activeMatch?: string;
  position?: 'left' | 'right';
  tag?: string;
  items?: NavItem[];
};

/**
 * `nodes`: the text with its markup, if it has some. `title`: that of the page, where the row has another name. `path` may lead to a section.
 * `isFoot`: below the groups.
 */
export type SidebarItem =
  | { kind: 'link'; text: string; title?: string; nodes?: ProseNode[]; path: string; method?: Badge; isFoot?: boolean }
  | SidebarGroup;

/**
 * A group. On a long sidebar (`sidebar.ts` decides) a top-level group is `lazy`: it names the part that holds its items, and
 * `items` stay empty until the part is there: on the server for the pages inside, in the browser when the reader opens it.
 * `path` is then the section of the overview that lists its pages, the link for readers without script.
 */
export type SidebarGroup = { kind: 'group'; text: string; items: SidebarItem[]; lazy?: string; path?: string };

/** Items of lazy groups by key: the files `sidebar-<key>.json`. */
export type SidebarParts = Record<string, SidebarItem[]>;

export type SocialLink = { icon: string; label: string } & (
  | { mode: 'link'; content: string }
  | { mode: 'text'; content: string }
  | { mode: 'img'; content: string }
  /** A popup with formatted content. */
  | { mode: 'dom'; content: Block[] }
);
