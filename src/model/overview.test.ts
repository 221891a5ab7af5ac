import { describe, expect, it } from 'vitest';
import { filterOverview } from './overview.ts';

const groups = [
  {
    text: 'Card',
    pages: [
      { path: '/open-card', title: 'Open Card', headings: [{ id: 'body', text: 'Request-Body', depth: 2 }] },
      { path: '/card-log', title: 'Card Log', headings: [] },
    ],
  },
  {
    text: 'Wallet',
    pages: [{ path: '/wallet', title: 'Balance', headings: [{ id: 'errors', text: 'Error codes', depth: 2 }] }],
  },
];
const titles = (query: string) => filterOverview(groups, query).flatMap(({ pages }) => pages.map(({ title }) => title));

describe('filterOverview', () => {
  it('shows everything for an empty filter and for one of spaces', () => {
    expect(filterOverview(groups, '')).toBe(groups);
    expect(filterOverview(groups, '   ')).toBe(groups);
  });

  it('brings every page of a group whose name matches', () => {
    expect(titles('card')).toEqual(['Open Card', 'Card Log']);
  });

  it('ignores letter case and takes hyphens for spaces', () => {
    expect(titles('OPEN-card')).toEqual(['Open Card']);
    expect(titles('request body')).toEqual(['Open Card']);
  });

  it('keeps only the headings that match when the title does not', () => {
    expect(filterOverview(groups, 'error')[0]?.pages[0]?.headings).toHaveLength(1);
    expect(titles('error')).toEqual(['Balance']);
  });

  it('finds nothing for a text that nobody has', () => {
    expect(filterOverview(groups, 'webhook')).toEqual([]);
  });
});
