import { valueAt } from '../../../packages/base/json/pointer.js';
import { isObject } from '../../../packages/base/json/value.js';
import { getOperations } from '../../../scripts/document/reader.js';
import { resolve } from '../../../scripts/document/resolve.js';
import { overBundle } from '../rule.js';

/** @import { JsonObject } from '../../../packages/base/json/value.js' */
/** @import { FoundOperation } from '../../../scripts/document/reader.js' */
/** @import { Rule } from '../rule.js' */

/**
 * The idempotency class of an operation says whether it has the header `Idempotency-Key`, and whether that is required.
 * @type {Rule}
 */
export const idempotencyKey = (document) =>
  getOperations(document).flatMap((found) => {
    const { path, operation } = found;
    const stated = String(operation['x-idempotency']);
    const header = getHeader(document, found);
    const needed = stated === 'required' || stated === 'optional' ? stated : 'absent';
    if (operation['x-idempotency'] === undefined || header === needed) return [];
    const message = `x-idempotency is ${stated}, so the header Idempotency-Key must be ${needed}; it is ${header}.`;
    return [{ path: [...path, 'x-idempotency'], message }];
  });

/**
 * @param {JsonObject} document
 * @param {FoundOperation} found
 * @returns {'required' | 'optional' | 'absent'}
 */
function getHeader(document, { path, operation }) {
  const shared = valueAt(document, [...path.slice(0, -1), 'parameters']);
  const lists = [operation.parameters, shared].flatMap((list) => (Array.isArray(list) ? list : []));
  const headers = lists.map((parameter) => resolve(document, path, parameter).value).filter(isObject);
  const key = headers.find(({ in: where, name }) => where === 'header' && name === 'Idempotency-Key');
  if (!key) return 'absent';
  return key.required === true ? 'required' : 'optional';
}

export default overBundle(idempotencyKey);
