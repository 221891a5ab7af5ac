import { fromPointer, toPointer } from '../../packages/base/json/pointer.js';
/** @import { JsonObject, JsonValue } from '../../packages/base/json/value.js' */
import { openDocument } from './reader.js';

/** @typedef {{ path: string[]; value: JsonValue }} Resolved */

/**
 * Follows the internal references from a place of a bundled document. `path` is where the value was written; the value is null where a reference
 * leads to nothing.
 * @param {JsonObject} document
 * @param {string[]} path
 * @param {JsonValue | undefined} value
 * @returns {Resolved}
 */
export function resolve(document, path, value) {
  const { value: found, pointer } = openDocument(document).origin({ value, pointer: toPointer(path) });
  return { path: fromPointer(pointer), value: found ?? null };
}
