import { getNumbers } from '../../../spectral/document/error-catalogue.js';
import { getOperations } from '../../../spectral/document/operations.js';
import { resolve } from '../../../spectral/document/resolve.js';
import { asString, isObject, type JsonObject, type JsonValue, members } from '../../content/json/json-value.ts';
import type { Comparison } from './change.ts';
import { diffParameters } from './parameter-diff.ts';
import { changes, SchemaDiff } from './schema-diff.ts';

type OperationPair = { base: JsonObject; now: JsonObject; path: string[]; words: string };

/** All differences of two bundled OpenAPI documents that a client can notice. */
export function diffOpenapi(comparison: Comparison): void {
  const schemas = new SchemaDiff(comparison);
  const [before, after] = [byAddress(comparison.base), byAddress(comparison.now)];
  for (const [words] of before) {
    if (!after.has(words))
      comparison.add({
        rating: 'breaking',
        path: ['paths'],
        kind: 'removed',
        what: words,
        message: `${words} is gone`,
      });
  }
  for (const [words, { path, operation: now }] of after) {
    const base = before.get(words)?.operation;
    if (base === undefined)
      comparison.add({ rating: 'added', path, kind: 'added', what: words, message: `${words} is new` });
    else diffOperation(comparison, schemas, { base, now, path, words });
  }
}

function byAddress(document: JsonObject) {
  return new Map(
    getOperations(document).map((found) => {
      const [, address = '', method = ''] = found.path;
      return [`${method.toUpperCase()} ${address}`, found];
    }),
  );
}

function diffOperation(comparison: Comparison, schemas: SchemaDiff, pair: OperationPair): void {
  diffPromises(comparison, pair);
  diffParameters(comparison, schemas, pair);
  const [before, after] = [body(comparison.base, pair.base), body(comparison.now, pair.now)];
  const at = [...pair.path, 'requestBody'];
  const words = `${pair.words}, request body`;
  if (before && !after)
    comparison.add({
      rating: 'breaking',
      path: pair.path,
      kind: 'removed',
      what: 'requestBody',
      message: `${words} is gone`,
    });
  if (!before && after) {
    const rating = after.required === true ? 'breaking' : 'added';
    comparison.add({ rating, path: at, kind: 'added', what: 'requestBody', message: `${words} is new` });
  }
  if (before && after) {
    if (before.required !== true && after.required === true)
      comparison.add({
        rating: 'breaking',
        path: at,
        kind: 'required',
        what: 'requestBody',
        message: `${words} is now required`,
      });
    diffContent(comparison, schemas, { base: before, now: after, path: at, words }, 'request');
  }
  diffResponses(comparison, schemas, pair);
}

/** What an operation promises besides its schemas. */
function diffPromises({ add }: Comparison, { base, now, path, words }: OperationPair): void {
  for (const key of ['operationId', 'x-scope']) {
    if (asString(base[key]) === asString(now[key])) continue;
    add({
      rating: 'breaking',
      path,
      kind: 'changed',
      what: `${key} ${asString(base[key])} → ${asString(now[key])}`,
      message: `${words}: ${key} was ${asString(base[key])} and is ${asString(now[key])}`,
    });
  }
  if (base['x-idempotency'] !== now['x-idempotency']) {
    const rating =
      now['x-idempotency'] === 'required' || base['x-idempotency'] === 'natural' ? 'breaking' : 'compatible';
    const what = `x-idempotency ${asString(base['x-idempotency'])} → ${asString(now['x-idempotency'])}`;
    add({
      rating,
      path,
      kind: 'changed',
      what,
      message: `${words}: x-idempotency is now ${asString(now['x-idempotency'])}`,
    });
  }
  if (base.deprecated !== true && now.deprecated === true)
    add({ rating: 'compatible', path, kind: 'deprecated', what: words, message: `${words} is deprecated` });
  const [gone, come] = changes(
    getNumbers(base['x-error-codes']).map(String),
    getNumbers(now['x-error-codes']).map(String),
  );
  for (const code of gone)
    add({ rating: 'compatible', path, kind: 'removed', what: code, message: `${words}: the error ${code} is gone` });
  for (const code of come)
    add({ rating: 'added', path, kind: 'added', what: code, message: `${words}: the error ${code} is new` });
}

function diffResponses(comparison: Comparison, schemas: SchemaDiff, pair: OperationPair): void {
  const [before, after] = [new Map(members(pair.base.responses)), new Map(members(pair.now.responses))];
  const [gone, come] = changes([...before.keys()], [...after.keys()]);
  const path = [...pair.path, 'responses'];
  for (const status of gone) {
    const rating = status.startsWith('2') ? 'breaking' : 'compatible';
    comparison.add({
      rating,
      path,
      kind: 'removed',
      what: status,
      message: `${pair.words}: the response ${status} is gone`,
    });
  }
  for (const status of come)
    comparison.add({
      rating: 'added',
      path,
      kind: 'added',
      what: status,
      message: `${pair.words}: the response ${status} is new`,
    });
  for (const [status, response] of after) {
    if (!before.has(status)) continue;
    const [base, now] = [resolved(comparison.base, before.get(status)), resolved(comparison.now, response)];
    const words = `${pair.words}, response ${status}`;
    const [lost, won] = changes(Object.keys(getHeaders(base)), Object.keys(getHeaders(now)));
    for (const name of lost)
      comparison.add({
        rating: 'breaking',
        path,
        kind: 'removed',
        what: name,
        message: `${words}: the header ${name} is gone`,
      });
    for (const name of won)
      comparison.add({
        rating: 'added',
        path,
        kind: 'added',
        what: name,
        message: `${words}: the header ${name} is new`,
      });
    diffContent(comparison, schemas, { base, now, path: [...path, status], words }, 'response');
  }
}

function diffContent(
  comparison: Comparison,
  schemas: SchemaDiff,
  pair: OperationPair,
  direction: 'request' | 'response',
): void {
  const [before, after] = [new Map(members(pair.base.content)), new Map(members(pair.now.content))];
  const [gone, come] = changes([...before.keys()], [...after.keys()]);
  for (const type of gone)
    comparison.add({
      rating: 'breaking',
      path: pair.path,
      kind: 'removed',
      what: type,
      message: `${pair.words}: ${type} is gone`,
    });
  for (const type of come)
    comparison.add({
      rating: 'added',
      path: pair.path,
      kind: 'added',
      what: type,
      message: `${pair.words}: ${type} is new`,
    });
  for (const [type, media] of after) {
    const base = before.get(type);
    if (!isObject(base) || !isObject(media)) continue;
    const path = [...pair.path, 'content', type, 'schema'];
    schemas.diff({ base: base.schema, now: media.schema, path, words: pair.words, direction });
  }
}

function body(document: JsonObject, { requestBody }: JsonObject): JsonObject | undefined {
  return requestBody === undefined ? undefined : resolved(document, requestBody);
}

function resolved(document: JsonObject, value: JsonValue | undefined): JsonObject {
  const found = resolve(document, [], value).value;
  return isObject(found) ? found : {};
}

function getHeaders({ headers }: JsonObject): JsonObject {
  return isObject(headers) ? headers : {};
}
