import { valueAt } from '../../packages/base/json/pointer.js';
import { isObject } from '../../packages/base/json/value.js';
import { getReferences, getTarget } from '../../scripts/document/reference.js';

/** @import { JsonObject } from '../../packages/base/json/value.js' */
/** @import { Target } from '../../scripts/document/reference.js' */

/** No reference leads over as many others, unless they lead in a circle. */
const MAX_CHAIN = 100;

/**
 * A description with all files that it refers to; undefined when a reference leads nowhere, or back to itself.
 * @param {string} root
 * @param {(file: string) => unknown} read
 * @returns {Map<string, JsonObject> | undefined}
 */
export function reachableFrom(root, read) {
  /** @type {Map<string, JsonObject>} */
  const files = new Map();
  const wanted = [root];
  for (const file of wanted) {
    if (files.has(file)) continue;
    const data = read(file);
    if (!isObject(data)) return undefined;
    files.set(file, data);
    for (const { text } of getReferences(file, data)) {
      const target = getEnd(getTarget(text, file), read);
      if (target === undefined) return undefined;
      wanted.push(target.file);
    }
  }
  return files;
}

/**
 * The end of a chain of references.
 * @param {Target | string} start
 * @param {(file: string) => unknown} read
 * @returns {Target | undefined}
 */
function getEnd(start, read) {
  let target = start;
  for (let step = 0; step < MAX_CHAIN && typeof target !== 'string'; step += 1) {
    const data = read(target.file);
    const value = isObject(data) ? valueAt(data, target.path) : undefined;
    if (value === undefined) return undefined;
    if (!isObject(value) || typeof value.$ref !== 'string') return typeof start === 'string' ? undefined : start;
    target = getTarget(value.$ref, target.file);
  }
  return undefined;
}
