import { describe, expect, it } from 'vitest';
import { downloadRows, downloadsBeside, getListedPath, getSidebar } from './sidebar-of-page.ts';

const open = { kind: 'link' as const, text: 'Open card', path: '/guide/card/open-card' };
const listen = { kind: 'link' as const, text: 'Listen', path: '/token/listen' };
const sidebars = {
  '/guide/': [{ kind: 'group' as const, text: 'Card', items: [open] }],
  '/token/': [{ kind: 'group' as const, text: 'Token', items: [], lazy: 'token-1' }],
};

describe('getSidebar', () => {
  it('finds the sidebar that lists the page at any depth', () => {
    expect(getSidebar(sidebars, open.path, {})).toEqual(sidebars['/guide/']);
  });

  it('finds a page in a part that was loaded', () => {
    expect(getSidebar(sidebars, listen.path, { 'token-1': [listen] })).toMatchObject([{ items: [listen] }]);
  });

  it('finds the sidebar of the page around a part of it', () => {
    const part = `${open.path}/body-way`;

    expect(getSidebar(sidebars, part, {})).toEqual(sidebars['/guide/']);
    expect(getListedPath(sidebars['/guide/'], part)).toBe(open.path);
  });

  it('gives a page that no sidebar lists none', () => {
    expect(getSidebar(sidebars, '/', {})).toBeUndefined();
    expect(getSidebar(sidebars, listen.path, {})).toBeUndefined();
  });
});

it('puts the formats of a document in one row', () => {
  const yaml = { label: 'token', format: 'yaml' as const, url: '/openapi/token.yaml' };
  const json = { label: 'token', format: 'json' as const, url: '/openapi/token.json' };

  expect(downloadRows([yaml, json])).toEqual([{ label: 'token', files: [yaml, json] }]);
});

it('lists beside a page of one of several documents that document alone', () => {
  const own = { label: 'token', format: 'yaml' as const, url: '/openapi/token.yaml', below: '/token/' };
  const other = { label: 'card', format: 'yaml' as const, url: '/openapi/card.yaml', below: '/card/' };

  expect(downloadsBeside([own, other], '/token/listen')).toEqual([own]);
  expect(downloadsBeside([own, other], '/guide/start')).toEqual([own, other]);
});
