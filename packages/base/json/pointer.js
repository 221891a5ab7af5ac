import { isObject } from './value.js';
/** @import { JsonValue } from './value.js' */

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
  return pointer.split('/').slice(1).map(unescapeStep);
}

/**
 * The steps of a reference: `['paths', '/card']` of `#/paths/~1card`. A wrong escape stays as it is meant.
 * @param {string} reference
 * @returns {string[]}
 */
export function fromFragment(reference) {
  return reference
    .split('/')
    .slice(1)
    .map((step) => unescapeStep(decode(step)));
}

/**
 * Last step of a reference: `Card` of `#/components/schemas/Card`.
 * @param {string} reference
 * @returns {string}
 */
export function referenceName(reference) {
  return fromFragment(`/${reference.slice(reference.lastIndexOf('/') + 1)}`).join();
}

/** @param {string} step */
function unescapeStep(step) {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The value at a place, or undefined when there is none.
 * @param {unknown} root A JSON value.
 * @param {JsonPath} path
 * @returns {JsonValue | undefined}
 */
export function valueAt(root, path) {
  let value = /** @type {JsonValue | undefined} */ (root);
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

const MAX_REFERENCES = 32;

/**
 * What a `$ref` within a document leads to, through others; undefined where it leads to nothing, or in a circle. Any other value is itself.
 * @param {unknown} root
 * @param {unknown} value
 * @returns {unknown}
 */
export function followReference(root, value) {
  let found = value;
  for (let count = 0; count < MAX_REFERENCES; count += 1) {
    if (!isObject(found) || typeof found.$ref !== 'string') return found;
    found = valueAt(root, fromFragment(found.$ref));
  }
  return undefined;
}
