import { expect, test } from 'vitest';
import { memoryCache } from '../cache/cache.ts';
import { compile } from '../compile.ts';
import { readSite } from '../read/site.ts';
import { getCards } from './cards.ts';

const { localeBuilds } = await compile(
  await readSite(new URL('../../../tests/fixtures/site', import.meta.url).pathname),
  { cache: memoryCache() },
);
const english = localeBuilds.find(({ site }) => site.locale === 'en' && site.version === undefined);
const cards = getCards(english?.pages ?? []);

test('an operation says its call and what it is for', () => {
  expect(cards['/brewing/order-pot']).toMatchObject({ title: 'Order a Pot', note: expect.stringMatching(/^POST \//) });
});

test('no card is without words, and none is longer than a card can be', () => {
  const texts = Object.values(cards).map(({ text }) => text);

  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => text === '' || text.length > 300)).toEqual([]);
});
