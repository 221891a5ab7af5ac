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
} from '../../../base/encoding/decimal.ts';
import { contract } from '../../generated/contract.ts';
import type { Money } from '../contract/schemas.ts';

/** The fraction digits of a currency; undefined when the contract does not list it (2.5). */
export function findScale(currency: string): number | undefined {
  return Object.hasOwn(contract.currencies, currency) ? contract.currencies[currency]?.scale : undefined;
}

/** A sum with all fraction digits of its currency, as every response prints it. */
export function toMoney(value: string, currency: string): Money {
  return { value: toFullScale(value, currency), currency };
}

export function toFullScale(value: string, currency: string): string {
  return formatDecimal(round(decimal(value), getScale(currency)));
}

export function zero(currency: string): string {
  return toFullScale('0', currency);
}

export function addAmounts(...values: [string, ...string[]]): string {
  return formatDecimal(values.map(decimal).reduce(add));
}

export function subtractAmounts(from: string, value: string): string {
  return formatDecimal(subtract(decimal(from), decimal(value)));
}

export function negate(amount: string): string {
  return subtractAmounts('0', amount);
}

/** amount × rate, rounded half up to the scale of the currency. */
export function multiplyAmount(amount: string, rate: string, currency: string): string {
  return formatDecimal(round(multiply(decimal(amount), decimal(rate)), getScale(currency)));
}

/** amount ÷ rate, rounded half up to the scale of the currency. */
export function divideAmount(amount: string, rate: string, currency: string): string {
  return formatDecimal(divide(decimal(amount), decimal(rate), getScale(currency)));
}

/** amount × part ÷ whole, rounded once. */
export function prorateAmount(amount: string, part: string, total: string, currency: string): string {
  return formatDecimal(divide(multiply(decimal(amount), decimal(part)), decimal(total), getScale(currency)));
}

export function isLess(one: string, other: string): boolean {
  return compare(decimal(one), decimal(other)) < 0;
}

export function isZero(value: string): boolean {
  return decimal(value).units === 0n;
}

/** How many fraction digits were sent. */
export function countFractionDigits(value: string): number {
  return decimal(value).scale;
}

/** Whether the fraction, without its last zeros, is this one: the trigger values of the sandbox (contract 9.4). */
export function endsWith(value: string, fraction: string): boolean {
  return (value.split('.')[1] ?? '').replace(/(?<!0)0+$/, '') === fraction;
}

function getScale(currency: string): number {
  const scale = findScale(currency);
  if (scale === undefined) throw new Error(`The contract has no currency ${currency}.`);
  return scale;
}

function decimal(value: string): Decimal {
  const parsed = parseDecimal(value);
  if (!parsed) throw new Error(`${value} is not an amount.`);
  return parsed;
}
