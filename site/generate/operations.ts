import { asString, isObject, type JsonObject, members } from '../../scripts/content/json/json-value.ts';
import { resolve } from '../../scripts/document/resolve.js';
import { IncompleteContract } from './incomplete-contract.ts';

/** A document that is complete in itself. `id` names it in references. */
export type DescribedApi = { id: string; document: JsonObject };

type DocumentParameter = { name: string; in: string; required: boolean; path: string[]; type: string };

/** An operation with its position and its parameters, those of its path included. */
export type DocumentOperation = {
  id: string;
  method: string;
  route: string;
  path: string[];
  operation: JsonObject;
  parameters: DocumentParameter[];
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export function listOperations(api: DescribedApi): DocumentOperation[] {
  return members(api.document.paths).flatMap(([route, item]) =>
    members(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => readOperation(api, { route, method, item, operation })),
  );
}

type Found = { route: string; method: string; item: unknown; operation: unknown };

function readOperation({ document }: DescribedApi, { route, method, item, operation }: Found): DocumentOperation {
  if (!isObject(operation) || !isObject(item)) throw new TypeError(`${method} ${route} is not an object.`);
  const path = ['paths', route, method];
  const lists: [string[], JsonObject][] = [
    [['paths', route], item],
    [path, operation],
  ];
  const id = asString(operation.operationId);
  if (!id) throw new IncompleteContract(`${method.toUpperCase()} ${route} has no operationId.`);
  return {
    id,
    method: method.toUpperCase(),
    route,
    path,
    operation,
    parameters: lists.flatMap(([at, holder]) => readParameters(document, at, holder)),
  };
}

function readParameters(document: JsonObject, at: string[], { parameters }: JsonObject): DocumentParameter[] {
  const list = Array.isArray(parameters) ? parameters : [];
  return list.flatMap((parameter, index) => {
    const { path, value } = resolve(document, [...at, 'parameters', String(index)], parameter);
    if (!isObject(value)) return [];
    const schema = resolve(document, [...path, 'schema'], value.schema).value;
    const type = isObject(schema) ? (asString(schema.type) ?? 'string') : 'string';
    return [{ name: String(value.name), in: String(value.in), required: value.required === true, path, type }];
  });
}
