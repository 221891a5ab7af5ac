import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isRecord } from '../../src/protocol/encoding/json.ts';

export type Json = Record<string, unknown>;

/** One operation of an OpenAPI document, with its call written `PATCH /v2/card/recharge`. */
export type DocumentedOperation = { call: string; operation: Json };

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** A source of the contract as authored, in English and with its references. `file` is relative to the project. */
export function readDocument(file: string): Json {
  return getRecord(parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')), file);
}

export function getOperations(document: Json): DocumentedOperation[] {
  return Object.entries(getRecord(document.paths, 'paths')).flatMap(([path, item]) =>
    Object.entries(getRecord(item, path))
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({
        call: `${method.toUpperCase()} ${path}`,
        operation: getRecord(operation, path),
      })),
  );
}

/** The value as an object; `name` says what was expected when it is not one. */
export function getRecord(value: unknown, name: string): Json {
  if (!isRecord(value)) throw new TypeError(`${name} is not an object.`);
  return value;
}

/** The value as a list of strings; absent counts as empty. */
export function getTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
}

/** Every object inside a value, outermost first. */
export function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}
