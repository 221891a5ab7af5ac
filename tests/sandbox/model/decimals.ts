import { add, compare, type Decimal, parseDecimal, subtract } from '../../../packages/base/encoding/decimal.ts';

const ZERO: Decimal = { units: 0n, scale: 0 };

export function sum(values: (string | undefined)[]): Decimal {
  return values.reduce((total, value) => (value === undefined ? total : add(total, decimal(value))), ZERO);
}

export function isNegative(value: string): boolean {
  return compare(decimal(value), ZERO) < 0;
}

export function isEqual(one: Decimal, other: Decimal): boolean {
  return compare(one, other) === 0;
}

export function decimal(text: string): Decimal {
  const negative = text.startsWith('-');
  const parsed = parseDecimal(negative ? text.slice(1) : text);
  if (!parsed) throw new TypeError(`${text} is not a decimal number.`);
  return negative ? subtract(ZERO, parsed) : parsed;
}
