// Plain JavaScript, types in comments: Spectral's command and its editor plugin load these modules as they are.

/** @typedef {null | boolean | number | string | JsonValue[] | { [name: string]: JsonValue }} JsonValue */
/** @typedef {{ [name: string]: JsonValue }} JsonObject */

/**
 * @param {unknown} value
 * @returns {value is JsonObject}
 */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * @param {JsonValue | undefined} value
 * @returns {string | undefined}
 */
export function asString(value) {
  return typeof value === 'string' ? value : undefined;
}

/**
 * The strings of a list; nothing of anything else.
 * @param {JsonValue | undefined} value
 * @returns {string[]}
 */
export function asStrings(value) {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/**
 * The members of an object; none of anything else.
 * @param {JsonValue | undefined} value
 * @returns {[string, JsonValue][]}
 */
export function members(value) {
  return isObject(value) ? Object.entries(value) : [];
}

/**
 * Equal as JSON: the order of members does not count.
 * @param {JsonValue | undefined} one
 * @param {JsonValue | undefined} other
 * @returns {boolean}
 */
export function isEqual(one, other) {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isEqual(one[name], other[name]));
}

/**
 * A deep copy. `structuredClone` refuses the proxies by which Spectral keeps the order of numeric keys.
 * @template {JsonValue} T
 * @param {T} value
 * @returns {T}
 */
export function copy(value) {
  if (Array.isArray(value)) return /** @type {T} */ (value.map(copy));
  if (!isObject(value)) return value;
  return /** @type {T} */ (Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copy(item)])));
}
