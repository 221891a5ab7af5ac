import { isObject, members } from './json-value.js';

/** @import { JsonObject } from './json-value.js' */

/** @typedef {{ path: string[]; operation: JsonObject }} FoundOperation */

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);

/**
 * The HTTP operations of an OpenAPI document, in document order.
 * @param {JsonObject} document
 * @returns {FoundOperation[]}
 */
export function getOperations(document) {
  return members(document.paths).flatMap(([address, item]) =>
    members(item).flatMap(
      /** @returns {FoundOperation[]} */ ([method, operation]) =>
        METHODS.has(method) && isObject(operation) ? [{ path: ['paths', address, method], operation }] : [],
    ),
  );
}
