import { expect, it } from 'vitest';
import type { Page } from '../../../../src/model/page.ts';
import type { SiteData } from '../../../../src/model/site.ts';
import { findAreas } from './areas.ts';

const page = (path: string, group?: string): Page => ({
  ...{ path, locale: 'en', title: `Page ${path}`, description: '', layout: 'overview', groups: [] },
  breadcrumbs: group === undefined ? [] : [{ text: group }, { text: path }],
});
const PAGES = [
  page('/'),
  ...['/guide/', '/guide/start', '/reference/'].map((path) => page(path)),
  ...['/token/', '/token/listen'].map((path) => page(path)),
];
const list = (pages: Page[], areas?: SiteData['areas']) =>
  findAreas(pages, { ...(areas && { areas }) } as SiteData).map(({ path, title, pages }) => [
    path,
    title,
    pages.map(({ path }) => path),
  ]);

it('takes the areas of the configuration', () => {
  const areas = [
    { text: 'API', link: '/guide/', activeMatch: '/guide/|/reference/' },
    { text: 'Token Payment', link: '/token/' },
    { text: 'Status', link: 'https://status.example.com/' },
  ];

  expect(list(PAGES, areas)).toEqual([
    ['/guide/', 'API', ['/guide/', '/guide/start', '/reference/']],
    ['/token/', 'Token Payment', ['/token/', '/token/listen']],
  ]);
});

it('takes the folders of a site that names none, by their group in the sidebar', () => {
  const pages = [
    page('/pets/list', 'Pets'),
    page('/pets/get', 'Pets'),
    page('/store/buy', 'Store'),
    page('/store/sell', 'Store'),
  ];

  expect(list(pages)).toEqual([
    ['/pets/', 'Pets', ['/pets/list', '/pets/get']],
    ['/store/', 'Store', ['/store/buy', '/store/sell']],
  ]);
});

it('makes none of a site that has one folder', () => {
  expect(list([page('/pets/list'), page('/pets/get'), page('/guide')])).toEqual([]);
});
