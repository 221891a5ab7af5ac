import { isObject } from '../../packages/base/json/value.js';
import { nearest } from '../../scripts/document/nearest.js';

/** @import { JsonValue } from '../../packages/base/json/value.js' */

/** @typedef {{ path: string[]; message: string }} Mistake */

/**
 * What the value of an extension looks like: in words, and as a check that names the first mistake.
 * @typedef {{ words: string; check(value: JsonValue): Mistake | undefined }} Shape
 */

/**
 * @param {string} words
 * @param {(value: JsonValue) => boolean} holds
 * @returns {Shape}
 */
function simple(words, holds) {
  return { words, check: (value) => (holds(value) ? undefined : { path: [], message: `must be ${words}` }) };
}

export const text = simple('a text', (value) => typeof value === 'string' && value.trim() !== '');
export const number = simple('a number', (value) => typeof value === 'number');
export const code = simple('an error code', (value) => typeof value === 'number' && /^[45]\d{5}$/.test(String(value)));
export const flag = simple('`true`', (value) => value === true);
export const anything = simple('free', () => true);

/**
 * @param {...string} values
 * @returns {Shape}
 */
export function oneOf(...values) {
  const words = values
    .map((value) => `\`${value}\``)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');
  return {
    words,
    check(value) {
      if (typeof value === 'string' && values.includes(value)) return undefined;
      const close = nearest(String(value), values);
      return { path: [], message: close ? `is ${value} (did you mean ${close}?)` : `must be ${words}` };
    },
  };
}

/**
 * @param {RegExp} pattern
 * @param {string} words
 * @returns {Shape}
 */
export function matching(pattern, words) {
  return simple(words, (value) => typeof value === 'string' && pattern.test(value));
}

/**
 * @param {Shape} item
 * @returns {Shape}
 */
export function listOf(item) {
  const words = `a list, each ${item.words}`;
  return {
    words,
    check: (value) =>
      Array.isArray(value)
        ? first(
            value.map((part, index) => [String(index), part]),
            item,
          )
        : { path: [], message: `must be ${words}` },
  };
}

/**
 * @param {string} keys What the keys are.
 * @param {Shape} item
 * @returns {Shape}
 */
export function mapOf(keys, item) {
  const words = `a map from ${keys} to ${item.words}`;
  return {
    words,
    check: (value) =>
      isObject(value) ? first(Object.entries(value), item) : { path: [], message: `must be ${words}` },
  };
}

/**
 * @param {Record<string, Shape>} required
 * @param {Record<string, Shape>} [optional]
 * @returns {Shape}
 */
export function fields(required, optional = {}) {
  const known = { ...required, ...optional };
  const names = [
    ...Object.keys(required).map((name) => `\`${name}\``),
    ...Object.keys(optional).map((name) => `\`${name}\`?`),
  ];
  const words = `an object of ${names.join(', ')}`;
  return {
    words,
    check(value) {
      if (!isObject(value)) return { path: [], message: `must be ${words}` };
      const missing = Object.keys(required).find((name) => value[name] === undefined);
      if (missing !== undefined) return { path: [], message: `needs \`${missing}\`: it is ${words}` };
      for (const [name, part] of Object.entries(value)) {
        const shape = Object.hasOwn(known, name) ? known[name] : undefined;
        if (!shape) return { path: [name], message: `does not know \`${name}\`: it is ${words}` };
        const mistake = shape.check(part);
        if (mistake) return { ...mistake, path: [name, ...mistake.path] };
      }
      return undefined;
    },
  };
}

/**
 * @param {Shape} one
 * @param {Shape} other
 * @returns {Shape}
 */
export function either(one, other) {
  return {
    words: `${one.words} or ${other.words}`,
    check(value) {
      const [mistake, otherMistake] = [one.check(value), other.check(value)];
      if (!mistake || !otherMistake) return undefined;
      // The alternative that was meant is the one that fits further down.
      return otherMistake.path.length > mistake.path.length ? otherMistake : mistake;
    },
  };
}

/**
 * @param {[string, JsonValue][]} entries
 * @param {Shape} item
 * @returns {Mistake | undefined}
 */
function first(entries, item) {
  for (const [name, value] of entries) {
    const mistake = item.check(value);
    if (mistake) return { ...mistake, path: [name, ...mistake.path] };
  }
  return undefined;
}
