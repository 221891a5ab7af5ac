import { describe, expect, it } from 'vitest';
import { listProducts } from '../../../packages/simulator/core/cards/products.ts';
import { createTestState, MERCHANT_ID } from '../../../packages/simulator/core/test-merchant.ts';
import { getSampleComments } from '../../../src/samples/sample-comments.ts';
import { SIGNED_WRITERS } from '../../../src/samples/signed-writers.ts';
import { fillSample } from './fill-sample.ts';
import { EXAMPLE_VALUES, type ReaderValues } from './reader-values.ts';

const PRODUCT = 'cm_01KF0AP900FF97V2GG6QJQCD0B';
const OWN: ReaderValues = {
  merchant: 'mch_01KF0AP900N5Y4WP04V8T304ZZ',
  product: PRODUCT,
  amount: '250.00',
  currency: 'EUR',
};
const OPENING = {
  cardManageId: EXAMPLE_VALUES.product,
  initialAmount: { value: '100.00', currency: 'USD' },
  merchantOrderNo: 'OP-100.00-USD',
};
const QUOTE = { sourceCurrency: 'USD', targetCurrency: 'PHP', fixedSide: 'source', amount: '800.00' };

it('replaces the values that the examples of the sandbox have', () => {
  const products = listProducts({ state: createTestState({ seed: 'values', time: 0 }) });
  const visa = products.find(({ name }) => name === 'Visa virtual USD');
  expect([visa?.cardManageId, visa?.currency, MERCHANT_ID]).toEqual([
    EXAMPLE_VALUES.product,
    EXAMPLE_VALUES.currency,
    EXAMPLE_VALUES.merchant,
  ]);
});

describe.each(Object.keys(SIGNED_WRITERS) as (keyof typeof SIGNED_WRITERS)[])('in a sample of %s', (language) => {
  it.each(['en', 'zh'])(
    'fills and marks product, amount and currency, and exports the merchant number (%s)',
    (locale) => {
      const text = write(OPENING, { locale });
      const filled = fill(text, OWN);
      expect(findMarks(filled)).toEqual([`export MERCHANT_ID=${OWN.merchant}`, PRODUCT, '250.00', 'EUR']);
      expect(filled).toContain(`‹export MERCHANT_ID=${OWN.merchant}› && `);
      expect(filled).toContain('OP-100.00-USD');
      expect(unmark(filled, OWN)).toBe(text);
    },
  );

  it('fills a product in a path', () => {
    const text = write(undefined, { target: `/v2/card/manage/${EXAMPLE_VALUES.product}` });
    expect(findMarks(fill(text, { product: PRODUCT }))).toContain(PRODUCT);
  });

  it('fills the fixed side of a quote alone', () => {
    expect(findMarks(fill(write(QUOTE), { amount: '250.00', currency: 'EUR' }))).toEqual(['EUR', '250.00']);
    const target = { ...QUOTE, fixedSide: 'target' };
    expect(findMarks(fill(write(target), { amount: '250.00' }))).toEqual([]);
  });

  it('leaves a sample about another product or currency as it is', () => {
    const physical = write({ ...OPENING, cardManageId: PRODUCT });
    expect(fill(physical, { amount: '250.00', product: EXAMPLE_VALUES.product })).toBe(physical);
    const chain = write({ amount: { value: '25.000000', currency: 'USDT' } });
    expect(fill(chain, { amount: '250.00', currency: 'EUR' })).toBe(chain);
  });

  it('writes the amount of the example with the decimal places of the currency', () => {
    expect(findMarks(fill(write(OPENING), { currency: 'JPY' }))).toEqual(['100', 'JPY']);
    expect(findMarks(fill(write(OPENING), { currency: 'KWD' }))).toEqual(['100.000', 'KWD']);
    expect(findMarks(fill(write(OPENING), { currency: 'EUR' }))).toEqual(['EUR']);
    const cents = { ...OPENING, initialAmount: { value: '12.50', currency: 'USD' } };
    expect(findMarks(fill(write(cents), { currency: 'JPY' }))).toEqual(['13', 'JPY']);
  });

  function write(body: object | undefined, { locale = 'en', target = '/v2/card/open' }: WriteOptions = {}) {
    const { setup, lines } = SIGNED_WRITERS[language]({
      id: 'openCard',
      method: body ? 'POST' : 'GET',
      server: '',
      target,
      headers: [{ name: 'Authorization', text: 'Bearer ', variable: 'ACCESS_TOKEN' }],
      signing: 'headers',
      ...(body && { body: { json: body as never } }),
      encryptions: [],
      decryptions: [],
      comments: getSampleComments(locale),
    });
    return [...setup, ...lines].join('\n');
  }
});

type WriteOptions = { locale?: string; target?: string };

/** As the highlighter writes it, without the colours. */
function fill(text: string, values: ReaderValues): string {
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const filled = fillSample(html, values, (value) => `‹${value}›`);
  return filled.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function findMarks(text: string): string[] {
  return [...text.matchAll(/‹([^›]*)›/g)].map(([, value]) => value ?? '');
}

function unmark(text: string, { merchant = '', product = '', amount = '', currency = '' }: ReaderValues): string {
  return text
    .replace(`‹export MERCHANT_ID=${merchant}› && `, '')
    .replace(`‹${product}›`, EXAMPLE_VALUES.product)
    .replace(`‹${amount}›`, EXAMPLE_VALUES.amount)
    .replace(`‹${currency}›`, EXAMPLE_VALUES.currency);
}
