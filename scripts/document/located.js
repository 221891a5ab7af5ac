import { isObject } from '../../packages/base/json/value.js';
/** @import { JsonValue } from '../../packages/base/json/value.js' */

/**
 * A value of an API document, perhaps missing, with its pointer. Third-party documents hold anything anywhere, so every reading goes
 * through these functions, which return `undefined` instead of failing.
 * @typedef {{ value: JsonValue | undefined; pointer: string }} Located
 */

/**
 * @param {Located} located
 * @param {string} name
 * @returns {Located}
 */
export function member({ value, pointer }, name) {
  return {
    value: isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined,
    pointer: `${pointer}/${escapeStep(name)}`,
  };
}

/**
 * RFC 6901. Most names need nothing, and this is called for every member that is looked for.
 * @param {string} name
 */
function escapeStep(name) {
  return name.includes('/') || name.includes('~') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}

/**
 * Members of an object, in the order of the document.
 * @param {Located} located
 * @returns {[string, Located][]}
 */
export function listMembers(located) {
  return isObject(located.value) ? Object.keys(located.value).map((name) => [name, member(located, name)]) : [];
}

/**
 * @param {Located} located
 * @returns {Located[]}
 */
export function listItems({ value, pointer }) {
  return Array.isArray(value) ? value.map((item, index) => ({ value: item, pointer: `${pointer}/${index}` })) : [];
}

/**
 * @param {Located} located
 * @returns {string | undefined}
 */
export function textAt({ value }) {
  return typeof value === 'string' ? value : undefined;
}
