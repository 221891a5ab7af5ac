import { describe, expect, it } from 'vitest';
import type { SidebarItem } from './navigation.ts';
import { containsPath, countLinks, fillSidebar, MAX_SIDEBAR_LINKS, partsWithPath, splitSidebar } from './sidebar.ts';

function group(text: string, length: number): SidebarItem {
  const items = Array.from({ length }, (_, n): SidebarItem => ({ kind: 'link', text: `${n}`, path: `/${text}/${n}` }));
  return { kind: 'group', text, items };
}

describe('splitSidebar', () => {
  it('does not split a sidebar of the greatest length', () => {
    const items = [group('card', MAX_SIDEBAR_LINKS)];

    expect(splitSidebar('api', items)).toEqual({ items, parts: {} });
  });

  it('makes the groups of a longer one lazy and links them to the overview', () => {
    const items = [group('card', MAX_SIDEBAR_LINKS), group('wallet', 1)];

    const { items: short, parts } = splitSidebar('api', items, '/reference/');

    expect(short).toEqual([
      { kind: 'group', text: 'card', items: [], lazy: 'api-1', path: '/reference/#api-1' },
      { kind: 'group', text: 'wallet', items: [], lazy: 'api-2', path: '/reference/#api-2' },
    ]);
    expect(countLinks(parts['api-1'] ?? [])).toBe(MAX_SIDEBAR_LINKS);
  });

  it('is undone by filling in all parts', () => {
    const items = [group('card', MAX_SIDEBAR_LINKS), group('wallet', 1)];
    const { items: short, parts } = splitSidebar('api', items);

    const filled = fillSidebar(short, parts);

    expect(countLinks(filled)).toBe(countLinks(items));
    expect(containsPath(filled, '/wallet/0')).toBe(true);
    expect(partsWithPath(parts, '/wallet/0')).toEqual(['api-2']);
  });
});
