import { expect, test } from 'vitest';
import { removeRepeated } from './search-reduce.ts';

test('of a page that repeats others only the headings and its own sentences are indexed', () => {
  const pages = removeRepeated([
    { path: '/pot', title: 'Pot', endpoints: [], entries: [{ kind: 'section', label: 'Pot', text: '水要软。' }] },
    {
      path: '/all',
      title: 'All',
      isLast: true,
      endpoints: [],
      entries: [
        { kind: 'section', label: '', text: '不认识的取值请忽略。 水要软。' },
        { kind: 'section', id: 'tea', label: 'Tea', text: '茶的种类，如下： 绿茶、红茶' },
        { kind: 'section', id: 'pot', label: 'Pot', text: '水要软。' },
        { kind: 'field', id: 'lid', label: 'lid' },
      ],
    },
  ]);

  expect(pages[1]?.entries).toEqual([
    { kind: 'section', label: '', text: '不认识的取值请忽略。' },
    { kind: 'section', id: 'tea', label: 'Tea', text: '茶的种类，如下：' },
    { kind: 'section', id: 'pot', label: 'Pot' },
  ]);
});
