import { isObject, type JsonObject, members } from '../../content/read/json-value.ts';

export type FoundOperation = { path: string[]; operation: JsonObject };

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);

/** The HTTP operations of an OpenAPI document, in document order. */
export function operationsOf(document: JsonObject): FoundOperation[] {
  return members(document.paths).flatMap(([address, item]) =>
    members(item).flatMap(([method, operation]): FoundOperation[] =>
      METHODS.has(method) && isObject(operation) ? [{ path: ['paths', address, method], operation }] : [],
    ),
  );
}
