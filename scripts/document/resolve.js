import { fromPointer, valueAt } from './json-pointer.js';
import { isObject } from './json-value.js';
/** @import { JsonObject, JsonValue } from './json-value.js' */

/** @typedef {{ path: string[]; value: JsonValue }} Resolved */

/**
 * Follows the internal references from a place of a bundled document, where they are known to end. `path` is where the
 * value was written.
 * @param {JsonObject} document
 * @param {string[]} path
 * @param {JsonValue | undefined} value
 * @returns {Resolved}
 */
export function resolve(document, path, value) {
  /** @type {Resolved} */
  let found = { path, value: value ?? null };
  while (isObject(found.value) && typeof found.value.$ref === 'string') {
    const target = fromPointer(decodeURIComponent(found.value.$ref.slice(1)));
    found = { path: target, value: valueAt(document, target) ?? null };
  }
  return found;
}
