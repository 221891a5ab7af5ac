import { expect, test } from 'vitest';
import type { SidebarItem } from '../../../../src/model/navigation.ts';
import { neighbourhoods } from './neighbours.ts';

const link = (path: string): SidebarItem => ({ kind: 'link', text: path, path });
const downloads: SidebarItem = { kind: 'link', text: 'Downloads', path: '/downloads', isFoot: true };

test('previous and next follow the rows through nested groups, past sections, and never reach the foot', () => {
  const sidebars: Record<string, SidebarItem[]> = {
    tea: [
      link('/overview'),
      { kind: 'link', text: 'Checklist', title: 'Going Live', path: '/live' },
      {
        kind: 'group',
        text: 'Start',
        items: [link('/begin'), { kind: 'group', text: 'Tools', items: [link('/scale'), link('/pots#lab')] }],
      },
      { kind: 'group', text: 'Pots', items: [link('/pots')] },
      downloads,
    ],
    kitchen: [link('/kitchen'), downloads],
  };

  const all = neighbourhoods(sidebars, new Set(['/overview']));

  expect(all.get('/scale')?.groups).toEqual(['Start', 'Tools']);
  expect(all.get('/scale')?.previous?.path).toBe('/begin');
  expect(all.get('/scale')?.next?.path).toBe('/pots');
  expect(all.get('/begin')?.previous).toEqual({ path: '/live', title: 'Going Live' });
  expect(all.get('/live')?.previous).toBeUndefined();
  expect(all.get('/pots')?.next).toBeUndefined();
  expect(all.get('/downloads')).toMatchObject({ sidebar: 'tea', groups: [] });
  expect(all.get('/downloads')?.previous).toBeUndefined();
  expect(all.has('/pots#lab')).toBe(false);
});
