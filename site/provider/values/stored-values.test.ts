import { describe, expect, it } from 'vitest';
import { checkValues, keepValid } from './check-values.ts';
import { parseValues } from './stored-values.ts';

const MERCHANT = 'mch_01KF0AP900N5Y4WP04V8T304ZZ';

describe('what is typed', () => {
  it.each([
    [{ merchant: 'mch_123' }, { merchant: 'merchant' }],
    [{ product: '411111' }, { product: 'product' }],
    [{ amount: '1,250' }, { amount: 'amount' }],
    [{ amount: '0.00' }, { amount: 'amount' }],
    [{ amount: '1e3' }, { amount: 'amount' }],
    [{ amount: '1.234' }, { amount: 'scale' }],
    [{ amount: '250.50', currency: 'JPY' }, { amount: 'scale' }],
    [{ currency: 'XX' }, { currency: 'currency' }],
    [{ currency: 'USDT' }, { currency: 'currency' }],
    [{ merchant: 'atk_5Hq8Wz1Xc4Vb7Nm0' }, { merchant: 'secret' }],
    [{ product: '-----BEGIN PRIVATE KEY-----' }, { product: 'secret' }],
    [{ amount: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' }, { amount: 'secret' }],
    [{ merchant: MERCHANT, amount: '250.5', currency: 'KWD' }, {}],
    [{ merchant: '', amount: '' }, {}],
  ])('%j has the problems %j', (typed, problems) => {
    expect(checkValues(typed)).toEqual(problems);
  });

  it('leaves the last right value in use while it is wrong', () => {
    expect(keepValid({ amount: '2x', currency: 'EUR' }, { amount: '250.00' })).toEqual({
      amount: '250.00',
      currency: 'EUR',
    });
    expect(keepValid({ amount: '' }, { amount: '250.00' })).toEqual({});
  });

  it('compares an amount with the former currency while the new one is wrong', () => {
    expect(checkValues({ amount: '100.00', currency: 'DOLLAR' }, { currency: 'JPY' })).toEqual({
      amount: 'scale',
      currency: 'currency',
    });
  });

  it('drops an amount that the new currency does not allow', () => {
    expect(keepValid({ amount: '250.50', currency: 'JPY' }, { amount: '250.50' })).toEqual({ currency: 'JPY' });
  });
});

describe('what is stored', () => {
  it.each([
    'null',
    '[]',
    '{',
    '"x"',
    '{"amount":250}',
    '{"amount":"<img src=x onerror=alert(1)>","currency":"\\"><script>"}',
    '{"__proto__":{"amount":"1"},"constructor":"1","token":"atk_5Hq8Wz1X"}',
    `{"merchant":"${'9'.repeat(5_000_000)}"}`,
  ])('gives no value where it is none', (text) => {
    expect(parseValues(text)).toEqual({});
  });

  it('keeps what is right of it', () => {
    expect(parseValues(`{"merchant":"${MERCHANT}","amount":"nonsense","other":"1"}`)).toEqual({ merchant: MERCHANT });
  });
});
