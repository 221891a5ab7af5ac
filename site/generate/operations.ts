import { fromPointer } from '../../scripts/content/json/json-pointer.ts';
import { asString, isObject, type JsonObject } from '../../scripts/content/json/json-value.ts';
import { type Operation, openDocument } from '../../scripts/document/reader.js';
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

/** Of our own contract: what has another method would be called by nothing that is generated. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export function listOperations(api: DescribedApi): DocumentOperation[] {
  const operations = openDocument(api.document).operations();
  return operations.filter(({ from }) => from === 'paths').map((operation) => readOperation(api, operation));
}

function readOperation({ document }: DescribedApi, { path: route, method, at, item }: Operation): DocumentOperation {
  const words = `${method} ${route}`;
  if (!METHODS.includes(method)) throw new IncompleteContract(`${words} has a method that no client calls.`);
  if (!isObject(at.value)) throw new TypeError(`${words} is not an object.`);
  const id = asString(at.value.operationId);
  if (!id) throw new IncompleteContract(`${words} has no operationId.`);
  const holders = [item, at].map(({ value, pointer }): [string[], JsonObject] => [
    fromPointer(pointer),
    isObject(value) ? value : {},
  ]);
  return {
    ...{ id, method, route, path: fromPointer(at.pointer), operation: at.value },
    parameters: holders.flatMap(([path, holder]) => readParameters(document, path, holder)),
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
