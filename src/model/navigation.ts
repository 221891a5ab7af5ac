import type { Method } from './operation.ts';

/** An entry of the top bar. A link, a menu, or both. `activeMatch` is a regular expression over the path, anchored at its start. */
export type NavItem = {
  text: string;
  link?: string;
  activeMatch?: string;
  position?: 'left' | 'right';
  tag?: string;
  items?: NavItem[];
};

export type SidebarItem =
  | { kind: 'link'; text: string; path: string; method?: Method | 'WS' }
  | { kind: 'group'; text: string; items: SidebarItem[] };

export type SocialLink = { icon: string; label: string } & (
  | { mode: 'link'; content: string }
  | { mode: 'text'; content: string }
  | { mode: 'img'; content: string }
  /** A named popup of our own; markup from configuration is not injected. */
  | { mode: 'dom'; content: string }
);
