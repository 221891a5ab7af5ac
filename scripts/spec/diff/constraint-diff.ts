import type { Rating } from '../../../src/model/release.ts';
import { isEqual, type JsonObject } from '../../content/json/json-value.ts';
import type { Direction } from './change.ts';

// A higher number of these allows less; of the others, more.
const LOWER_BOUNDS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER_BOUNDS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
// Whether a new one allows more or less cannot be determined.
const OPAQUE = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'propertyNames', 'not', 'contentEncoding'];

/** Rates changed rules on a value: what a client writes must not meet stricter rules, what it reads no looser ones. */
export function diffConstraints(
  base: JsonObject,
  now: JsonObject,
  direction: Direction,
): { rating: Rating; what: string; message: string }[] {
  return [...LOWER_BOUNDS, ...UPPER_BOUNDS, ...OPAQUE].flatMap((key) => {
    if (isEqual(base[key], now[key])) return [];
    const stricter = isStricter(key, base[key], now[key]);
    const breaks = stricter === undefined || stricter === (direction === 'request');
    const message = `${key} was ${show(base[key])} and is ${show(now[key])}`;
    const what = `${key} ${show(base[key])} → ${show(now[key])}`;
    return [{ rating: breaks ? 'breaking' : 'compatible', what, message }];
  });
}

function isStricter(key: string, base: unknown, now: unknown): boolean | undefined {
  if (base === undefined) return true;
  if (now === undefined) return false;
  if (typeof base !== 'number' || typeof now !== 'number' || OPAQUE.includes(key)) return undefined;
  return LOWER_BOUNDS.includes(key) ? now > base : now < base;
}

function show(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value);
}
