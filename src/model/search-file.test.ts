import { expect, test } from 'vitest';
import type { SearchData } from './search.ts';
import { packSearchData, unpackSearchData } from './search-file.ts';

test('a packed search index is unpacked to the same index', () => {
  const data: SearchData = {
    pages: [
      {
        path: '/tea',
        title: 'Tea',
        endpoints: [],
        entries: [
          { kind: 'section', id: 'water', label: 'Water', text: 'Soft.' },
          { kind: 'field', id: 'body-cup', label: 'cup' },
          { kind: 'field', id: 'pot', label: 'pot' },
        ],
      },
      { path: '/pot', title: 'Pot', keywords: ['kettle'], endpoints: [], entries: [] },
      { path: '/lid', title: 'Lid', isLast: true, endpoints: [], entries: [{ kind: 'section', label: '' }] },
    ],
    shared: [
      {
        kind: 'error',
        label: '422001 EMPTY',
        text: 'The kettle is empty.',
        advice: 'Fill it.',
        values: ['a'],
        locations: [['error-422001', 0, 2]],
      },
      {
        kind: 'field',
        label: 'heat',
        locations: [
          ['body-heat', 0],
          ['res-200-heat', 2],
        ],
      },
    ],
    synonyms: [{ term: 'kettle', means: ['pot'] }],
  };

  expect(unpackSearchData(JSON.parse(JSON.stringify(packSearchData(data))))).toEqual(data);
});

test('an id that ends with its label is published without it', () => {
  const entries: SearchData['pages'][number]['entries'] = [{ kind: 'field', id: 'body-cup', label: 'cup' }];
  const { entries: columns } = packSearchData({ pages: [{ path: '/', title: 'Tea', endpoints: [], entries }] });

  expect(columns.ids).toEqual(['body- ']);
});
