import { expect, it } from 'vitest';
import type { SidebarItem } from '../../../../src/model/navigation.ts';
import { compileWith } from '../../../../tests/setup/compile-small-site.ts';
import { entryGroups } from './entry-groups.ts';

const link = (path: string): SidebarItem => ({ kind: 'link', text: path, path });

it('lists operations with method and path by their group, and the guides of the first group', async () => {
  const { localeBuilds } = await compileWith({});
  const home = localeBuilds.find(({ site }) => site.locale === 'en')?.pages.find(({ path }) => path === '/');

  expect(home).toMatchObject({
    entries: [
      {
        text: 'Tea',
        entries: [
          { path: '/tea/pour', method: 'POST', api: '/pots' },
          { path: '/tea/list-pots', method: 'GET', api: '/pots' },
        ],
      },
      { text: 'Tea', entries: [{ path: '/tea/', title: 'Tea' }] },
    ],
  });
});

it('lists the groups of a large site alone, each with its first page', () => {
  const items = Array.from({ length: 101 }, (_, index) => link(`/${index}`));

  expect(entryGroups({ guide: items }, [], { nav: [] })).toEqual([]);
  expect(entryGroups({ guide: [{ kind: 'group', text: 'Tea', items }] }, [], { nav: [] })).toEqual([
    { text: 'Tea', path: '/0', count: 101, entries: [] },
  ]);
});
