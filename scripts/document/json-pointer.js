import { isObject } from './json-value.js';
/** @import { JsonValue } from './json-value.js' */

/**
 * Steps from the root of a document; list indexes are decimal strings.
 * @typedef {readonly string[]} JsonPath
 */

/**
 * RFC 6901: `['paths', '/card']` → `/paths/~1card`.
 * @param {JsonPath} path
 * @returns {string}
 */
export function toPointer(path) {
  return path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/**
 * RFC 6901; percent-encoding of a URI fragment must have been undone.
 * @param {string} pointer
 * @returns {string[]}
 */
export function fromPointer(pointer) {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * The value at a place, or undefined when there is none.
 * @param {JsonValue | undefined} root
 * @param {JsonPath} path
 * @returns {JsonValue | undefined}
 */
export function valueAt(root, path) {
  /** @type {JsonValue | undefined} */
  let value = root;
  for (const step of path) {
    if (Array.isArray(value)) value = /^\d+$/.test(step) ? value[Number(step)] : undefined;
    else if (isObject(value) && Object.hasOwn(value, step)) value = value[step];
    else return undefined;
  }
  return value;
}

/**
 * The position of a member among those of its object.
 * @param {JsonValue | undefined} root
 * @param {JsonPath} path
 * @returns {number}
 */
export function getPosition(root, path) {
  const siblings = valueAt(root, path.slice(0, -1));
  return isObject(siblings) ? Object.keys(siblings).indexOf(path.at(-1) ?? '') : 0;
}
