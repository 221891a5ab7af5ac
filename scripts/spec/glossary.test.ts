import { describe, expect, it } from 'vitest';
import { createGlossary, readGlossary, termProblems } from './glossary.ts';

const GLOSSARY = createGlossary(
  [
    { en: 'card', zh: ['卡'], never: ['卡片'] },
    { en: 'access token', zh: ['访问令牌'], required: true, unless: ['access token family'] },
    { en: 'payout', zh: ['付款'], never: ['出金'] },
    { en: 'source amount', zh: ['付出金额'] },
  ],
  ['Visa', 'USD Coin'],
);

const CASES = [
  { name: 'the right terms', en: 'The access token of the card', zh: '卡的访问令牌', problems: [] },
  { name: 'a forbidden synonym', en: 'Card', zh: '卡片', problems: ['"卡片" is not the term for "card": write 卡.'] },
  { name: 'a forbidden word inside another term', en: 'Source amount', zh: '付出金额', problems: [] },
  {
    name: 'a required term that is missing, in the plural',
    en: 'Access tokens end',
    zh: '令牌失效',
    problems: ['The English text says "access token", the Chinese one does not say 访问令牌.'],
  },
  { name: 'an English phrase that means something else', en: 'The access token family', zh: '整组令牌', problems: [] },
  { name: 'an English term in code only', en: 'See `access token`', zh: '见代码', problems: [] },
  {
    name: 'the word Token alone',
    en: 'A token',
    zh: '一个 Token',
    problems: ['Write 令牌 (credential) or 代币 (asset), not "Token".'],
  },
  { name: 'Token in code and in names', en: 'A token', zh: '`token` 与 accessToken 令牌', problems: [] },
];

describe('termProblems', () => {
  it.each(CASES)('judges $name', ({ en, zh, problems }) => {
    expect(termProblems(en, zh, GLOSSARY)).toEqual(problems);
  });
});

describe('isSameEverywhere', () => {
  it.each([
    ['Visa', true],
    ['Visa, USD Coin', true],
    ['`openCard` 404', true],
    ['Visa card', false],
    ['Visage', false],
  ])('of %s is %s', (text, same) => {
    expect(GLOSSARY.isSameEverywhere(text)).toBe(same);
  });
});

describe('the glossary of the project', () => {
  it('forbids no word that it asks for', () => {
    const { terms } = readGlossary();
    const allowed = terms.flatMap(({ zh }) => zh);

    expect(terms.flatMap(({ never = [] }) => never).filter((word) => allowed.includes(word))).toEqual([]);
  });

  it('has one entry for each English term', () => {
    const names = readGlossary().terms.map(({ en }) => en);

    expect(new Set(names).size).toBe(names.length);
  });

  it('has nothing but the members that are explained at its head', () => {
    const members = new Set(readGlossary().terms.flatMap((term) => Object.keys(term)));

    expect([...members].sort()).toEqual(['en', 'never', 'required', 'zh']);
  });
});
