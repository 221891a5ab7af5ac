import { describe, expect, it } from 'vitest';
import { filterOverview } from './overview.ts';

const groups = [
  {
    text: 'Card',
    pages: [
      {
        path: '/open-card',
        title: 'Open Card',
        method: 'POST' as const,
        api: '/v2/card/open',
        operation: 'openCard',
        headings: [{ id: 'body', text: 'Request-Body', depth: 2 }],
      },
      {
        path: '/card-log',
        title: 'Card Log',
        method: 'GET' as const,
        api: '/v2/card/{cardId}/log',
        operation: 'listCardLogs',
        headings: [],
      },
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

  it('finds an operation by its path, its method and its id', () => {
    expect(titles('/v2/card/open')).toEqual(['Open Card']);
    expect(titles('post')).toEqual(['Open Card']);
    expect(titles('GET /v2/card/{cardId}/log')).toEqual(['Card Log']);
    expect(titles('listcardlogs')).toEqual(['Card Log']);
  });

  it('finds an operation by a request with the values of its parameters, as a log has it', () => {
    expect(titles('/v2/card/card_01KF0AP9/log')).toEqual(['Card Log']);
    expect(titles('GET https://api.example.com/v2/card/card_01KF0AP9/log?page=2 HTTP/1.1')).toEqual(['Card Log']);
    expect(titles('DELETE /v2/card/card_01KF0AP9/log')).toEqual([]);
  });

  it('finds nothing for a text that nobody has', () => {
    expect(filterOverview(groups, 'webhook')).toEqual([]);
  });
});
