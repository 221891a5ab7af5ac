import { expect, test } from 'vitest';
import type { DraftPage } from '../locale-build.ts';
import { findReachable } from './navigation.ts';

test('the top bar of a version has the entries whose pages it has', () => {
  const drafts = ['/', '/guide/start'].map((path) => ({ path }) as DraftPage);
  const start = { text: 'Start', link: '/guide/start#first' };
  const later = { text: 'Later', link: '/guide/later' };
  const outside = { text: 'Status', link: 'https://status.example.com' };

  expect(
    findReachable(
      [start, later, outside, { text: 'More', items: [later, start] }, { text: 'None', items: [later] }],
      drafts,
    ),
  ).toEqual([start, outside, { text: 'More', items: [start] }]);
});
