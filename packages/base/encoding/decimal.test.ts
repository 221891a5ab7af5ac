import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  add,
  compare,
  type Decimal,
  divide,
  formatDecimal,
  multiply,
  parseDecimal,
  round,
  subtract,
} from './decimal.ts';

const decimals = fc.record({ units: fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), scale: fc.nat({ max: 18 }) });

it.each([
  ['100.13', '0.0150', '1.50'],
  ['4999.00', '0.0150', '74.99'],
  ['0.50', '0.0100', '0.01'],
  ['0.49', '0.0100', '0.00'],
  ['-0.50', '0.0100', '-0.01'],
])('%s × %s, rounded half up to two digits, is %s', (amount, rate, expected) => {
  expect(formatDecimal(round(multiply(decimal(amount), decimal(rate)), 2))).toBe(expected);
});

it.each([
  ['10000.00', '56.25000000', '177.78'],
  ['1', '8', '0.13'],
  ['-1', '8', '-0.13'],
  ['1', '-3', '-0.33'],
  ['0', '3', '0.00'],
])('%s ÷ %s, rounded half up to two digits, is %s', (left, right, expected) => {
  expect(formatDecimal(divide(decimal(left), decimal(right), 2))).toBe(expected);
});

it('does not divide by zero', () => {
  expect(() => divide(decimal('1'), decimal('0.00'), 2)).toThrow(RangeError);
});

it('keeps integers exact where a double would not', () => {
  expect(formatDecimal(add(decimal('999999999999999999.99'), decimal('0.01')))).toBe('1000000000000000000.00');
  expect(formatDecimal(add(decimal('0.1'), decimal('0.20')))).toBe('0.30');
});

it.each(['', '.5', '1.', '+1', '01', '1e3', '1,000', ' 1', 'NaN'])('does not read %j', (text) => {
  expect(parseDecimal(text)).toBeUndefined();
});

it('prints the full scale', () => {
  expect(formatDecimal({ units: 5n, scale: 2 })).toBe('0.05');
  expect(formatDecimal({ units: -5n, scale: 0 })).toBe('-5');
  expect(formatDecimal(round(decimal('100'), 6))).toBe('100.000000');
});

it('reads what it prints', () => {
  fc.assert(
    fc.property(decimals, (value) => {
      expect(parseDecimal(formatDecimal(value))).toEqual(value);
    }),
  );
});

it('subtracts what it adds, and compares alike at any scale', () => {
  fc.assert(
    fc.property(decimals, decimals, (left, right) => {
      expect(compare(subtract(add(left, right), right), left)).toBe(0);
      expect(Math.sign(compare(left, right))).toBe(-Math.sign(compare(right, left)) || 0);
    }),
  );
});

it('rounds to the nearest, by half a unit at most', () => {
  fc.assert(
    fc.property(decimals, fc.nat({ max: 6 }), (value, scale) => {
      const { units } = subtract(round(value, scale), value);
      const off: Decimal = { units: (units < 0n ? -units : units) * 2n, scale: Math.max(value.scale, scale) };

      expect(compare(off, { units: 1n, scale })).toBeLessThanOrEqual(0);
    }),
  );
});

function decimal(text: string): Decimal {
  const value = parseDecimal(text);
  if (!value) throw new Error(`${text} is not a decimal.`);
  return value;
}
