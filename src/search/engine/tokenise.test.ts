import { expect, test } from 'vitest';
import { tokenise } from './tokenise.ts';

const getTerms = (text: string) => tokenise(text).map(({ term }) => term);

test.each([
  ['cardManageId', ['card', 'cardmanageid', 'manage', 'manageid', 'id']],
  ['CARD_LIMIT', ['card', 'cardlimit', 'limit']],
  ['/v2/card/open', ['v2', 'v2cardopen', 'card', 'cardopen', 'open']],
  ['422102', ['422102']],
  ['开卡吗', ['开', '卡', '开卡', '吗', '卡吗']],
  ['ＡＢ１２', ['ab12']],
  ['café', ['cafe']],
  ['查询openCard后', ['查', '询', '查询', 'open', 'opencard', 'card', '后']],
])('splits %s', (text, terms) => {
  expect(getTerms(text)).toEqual(terms);
});

test('keeps the positions in the original text when folding changes its length', () => {
  const text = 'ﬁrst ＣＡＲＤ 卡';

  expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual(['ﬁrst', 'ＣＡＲＤ', '卡']);
});

test('reads lone surrogates and markup as nothing or as words', () => {
  expect(getTerms('\ud800card<script>')).toEqual(['card', 'script']);
});
