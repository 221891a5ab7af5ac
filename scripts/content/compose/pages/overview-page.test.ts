import { expect, it } from 'vitest';
import type { SidebarItem } from '../../../../src/model/navigation.ts';
import { overviewGroups } from './overview-page.ts';

const link = (path: string): SidebarItem => ({ kind: 'link', text: path, path });

it('collects pages of no group under "Others", after the groups', () => {
  const sidebar = [link('/alone'), { kind: 'group' as const, text: 'Card', items: [link('/card')] }];

  const groups = overviewGroups({ guide: sidebar }, [], 'Others');

  expect(groups.map(({ text, pages }) => [text, pages.map(({ path }) => path)])).toEqual([
    ['Card', ['/card']],
    ['Others', ['/alone']],
  ]);
});

it('does not list itself', () => {
  const start = { kind: 'group' as const, text: 'Start', items: [link('/guide/'), link('/reference/')] };

  expect(overviewGroups({ guide: [start] }, [], 'Others')[0]?.pages.map(({ path }) => path)).toEqual(['/guide/']);
});
