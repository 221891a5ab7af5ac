import { expect, test } from 'vitest';
import { areaSections } from './areas.ts';
import type { SidebarItem } from './navigation.ts';

const link = (path: string): SidebarItem => ({ kind: 'link', text: path, path });
const sidebars: Record<string, SidebarItem[]> = {
  tea: [
    { kind: 'group', text: 'Start', items: [link('/guide/'), link('/guide/steeping'), link('/reference/')] },
    {
      kind: 'group',
      text: 'Pots',
      items: [link('/guide/pots/order'), { kind: 'group', text: 'Lids', items: [link('/guide/pots/lids/fit')] }],
    },
    { kind: 'group', text: 'Archive', items: [], lazy: 'tea-3', path: '/reference/#tea-3' },
  ],
  kitchen: [{ kind: 'group', text: 'Kitchen', items: [link('/kitchen/'), link('/kitchen/fire')] }],
};

test('an area has the groups that begin in it, nested and lazy ones too', () => {
  const area = { text: 'Reference', link: '/reference/', activeMatch: '/reference/|/guide/.+/' };

  expect(areaSections(area, sidebars)).toEqual([
    { text: 'Pots', path: '/guide/pots/order' },
    { text: 'Lids', path: '/guide/pots/lids/fit' },
    { text: 'Archive', path: '/reference/#tea-3' },
  ]);
});

test('an area of a single group has the pages of the group, without the one that it leads to itself', () => {
  expect(areaSections({ text: 'Kitchen', link: '/kitchen/' }, sidebars)).toEqual([
    { text: '/kitchen/fire', path: '/kitchen/fire' },
  ]);
  expect(areaSections({ text: 'Guide', link: '/guide/', activeMatch: '/guide/[^/]*$' }, sidebars)).toEqual([
    { text: '/guide/steeping', path: '/guide/steeping' },
  ]);
});

test('an area without groups has no sections', () => {
  expect(areaSections({ text: 'News', link: '/news/' }, sidebars)).toEqual([]);
});
