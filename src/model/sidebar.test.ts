import { describe, expect, it } from 'vitest';
import type { SidebarItem } from './navigation.ts';
import {
  containsPath,
  countLinks,
  fillSidebar,
  itemsAround,
  MAX_SIDEBAR_LINKS,
  partsWithPath,
  splitSidebar,
} from './sidebar.ts';

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

describe('itemsAround', () => {
  const items = Array.from({ length: 9 }, (_, n): SidebarItem => ({ kind: 'link', text: `${n}`, path: `/${n}` }));
  const texts = (path: string, count: number) => itemsAround(items, path, count).map(({ text }) => text);

  it('has the page in the middle', () => expect(texts('/4', 3)).toEqual(['3', '4', '5']));

  it('has as many at both ends', () => {
    expect(texts('/0', 3)).toEqual(['0', '1', '2']);
    expect(texts('/8', 3)).toEqual(['6', '7', '8']);
    expect(texts('/elsewhere', 3)).toEqual(['0', '1', '2']);
  });

  it('has all of a short list', () => expect(texts('/4', 20)).toHaveLength(9));
});
