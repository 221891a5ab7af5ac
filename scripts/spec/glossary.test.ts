import { describe, expect, it } from 'vitest';
import { avoidedWords, createGlossary, readGlossary, termProblems } from './glossary.ts';

const GLOSSARY = createGlossary({
  terms: [
    { en: 'card', zh: ['卡'] },
    { en: 'access token', zh: ['访问令牌'], required: true, unless: ['access token family'] },
    { en: 'provider sandbox', zh: ['平台沙箱'] },
  ],
  avoid: {
    en: [{ words: ['for ever', 'forever', 'of yours'], write: 'permanently' }],
    zh: [
      { words: ['卡片'], write: '卡' },
      { words: ['沙箱'], write: '平台沙箱' },
    ],
  },
  same: ['Visa', 'USD Coin'],
});

const CASES = [
  { name: 'the right terms', en: 'The access token of the card', zh: '卡的访问令牌', problems: [] },
  {
    name: 'a required term that is missing, in the plural',
    en: 'Access tokens end',
    zh: '令牌失效',
    problems: ['The English text says "access token", the Chinese one does not say 访问令牌.'],
  },
  { name: 'an English phrase that means something else', en: 'The access token family', zh: '整组令牌', problems: [] },
  { name: 'an English term in code only', en: 'See `access token`', zh: '见代码', problems: [] },
];

describe('termProblems', () => {
  it.each(CASES)('judges $name', ({ en, zh, problems }) => {
    expect(termProblems(en, zh, GLOSSARY)).toEqual(problems);
  });
});

const AVOIDED: [locale: 'en' | 'zh', text: string, problems: string[]][] = [
  [
    'en',
    'Unique forever, and for\never',
    ['Avoid "for ever": write permanently.', 'Avoid "forever": write permanently.'],
  ],
  ['en', 'An order\nof yours', ['Avoid "of yours": write permanently.']],
  ['en', 'The code `for ever`, a forevermore', []],
  ['zh', '卡片', ['Avoid "卡片": write 卡.']],
  ['zh', '平台沙箱', []],
  ['zh', '平台沙箱与沙箱', ['Avoid "沙箱": write 平台沙箱.']],
  ['zh', '一个 Token', ['Write 令牌 (credential) or 代币 (asset), not "Token".']],
  ['zh', '`token` 与 accessToken 令牌', []],
];

describe('avoidedWords', () => {
  it.each(AVOIDED)('judges %s "%s"', (locale, text, problems) => {
    expect(avoidedWords(text, locale, GLOSSARY)).toEqual(problems);
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
  it('avoids no word that it asks for', () => {
    const glossary = readGlossary();
    const { terms } = glossary;

    expect(terms.flatMap(({ en }) => avoidedWords(en, 'en', glossary))).toEqual([]);
    expect(terms.flatMap(({ zh }) => zh.flatMap((word) => avoidedWords(word, 'zh', glossary)))).toEqual([]);
  });

  it('has one entry for each English term', () => {
    const names = readGlossary().terms.map(({ en }) => en);

    expect(new Set(names).size).toBe(names.length);
  });

  it('has nothing but the fields that are explained at its head', () => {
    const members = new Set(readGlossary().terms.flatMap((term) => Object.keys(term)));

    expect([...members].sort()).toEqual(['en', 'page', 'required', 'zh']);
  });
});
