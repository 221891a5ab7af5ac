import { expect, test } from 'vitest';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { DraftPage } from '../locale-build.ts';
import { linkPage } from './link-page.ts';
import { termLinks } from './link-terms.ts';

function guide(path: string, nodes: ProseNode[], title = 'A page'): DraftPage {
  return {
    path,
    title,
    locale: 'en',
    description: '',
    layout: 'doc',
    kind: 'guide',
    headings: [],
    blocks: [{ kind: 'prose', nodes }],
    isUnlisted: false,
  };
}

const row = (id: string, term: string): ProseNode => ['tr', { id }, ['td', null, term], ['td', null, 'What it is']];
const glossary = guide('/terms', [
  [
    'table',
    null,
    ['tbody', null, row('mcc', 'shop code (MCC)'), row('shop', 'shop'), row('clear', '清算'), row('kyc', 'KYC 验证')],
  ],
]);

function linkTerms(drafts: DraftPage[]): DraftPage[] {
  const findTerms = termLinks(drafts);
  return drafts.map((draft) => linkPage(draft, { terms: findTerms(draft) }));
}

function link(nodes: ProseNode[], title?: string): ProseNode[] {
  const [, page] = linkTerms([glossary, guide('/guide', nodes, title)]);
  const [block] = page && 'blocks' in page ? page.blocks : [];
  return block?.kind === 'prose' ? block.nodes : [];
}

const to = (id: string, word: string): ProseNode => ['a', { href: `/terms#${id}`, term: true }, word];

test('the first mention of a term is a link, the longest term wins', () => {
  const shown = link([
    ['p', null, 'Shops have a shop code. Each shop has an MCC.'],
    ['p', null, 'A shop.'],
  ]);

  expect(shown).toEqual([
    ['p', null, to('shop', 'Shops'), ' have a ', to('mcc', 'shop code'), '. Each shop has an MCC.'],
    ['p', null, 'A shop.'],
  ]);
});

test('Chinese terms are found without spaces around them', () => {
  expect(link([['p', null, '商家清算后，KYC 验证通过。']])).toEqual([
    ['p', null, '商家', to('clear', '清算'), '后，', to('kyc', 'KYC 验证'), '通过。'],
  ]);
});

test('headings, links, code, tables, parts of words and the subject of the page stay as they are', () => {
  const nodes: ProseNode[] = [
    ['h2', { id: 'shop' }, 'The shop'],
    ['p', null, ['a', { href: '/x' }, 'a shop'], ['code', null, 'shop'], ' in a workshop or shop-floor'],
    ['table', null, ['tbody', null, ['tr', null, ['td', null, 'shop']]]],
  ];

  expect(link(nodes)).toEqual(nodes);
  expect(link([['p', null, 'A shop.']], 'Open a shop')).toEqual([['p', null, 'A shop.']]);
});

test('the glossary has no links to itself, and without one nothing changes', () => {
  expect(linkTerms([glossary])).toEqual([glossary]);
  const pages = [guide('/guide', [['p', null, 'A shop.']])];
  expect(linkTerms(pages)[0]).toBe(pages[0]);
});
