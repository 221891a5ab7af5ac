import { asString, isObject, type JsonObject, type JsonValue, members } from '../../content/json/json-value.ts';
import { getNumbers } from '../../document/error-catalogue.js';
import { getOperations } from '../../document/reader.js';
import { resolve } from '../../document/resolve.js';
import { type Comparison, diffNames } from './change.ts';
import { diffParameters } from './parameter-diff.ts';
import { SchemaDiff } from './schema-diff.ts';

type OperationPair = { base: JsonObject; now: JsonObject; path: string[]; words: string };

/** All differences of two bundled OpenAPI documents that a client can notice. */
export function diffOpenapi(comparison: Comparison): void {
  const schemas = new SchemaDiff(comparison);
  const [before, after] = [byAddress(comparison.base), byAddress(comparison.now)];
  for (const [words] of before) {
    if (!after.has(words)) comparison.add('breaking', ['paths'], ['removed', words], `${words} is gone`);
  }
  for (const [words, { path, operation: now }] of after) {
    const base = before.get(words)?.operation;
    if (base === undefined) comparison.add('added', path, ['added', words], `${words} is new`);
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
  if (before && !after) comparison.add('breaking', pair.path, ['removed', 'requestBody'], `${words} is gone`);
  if (!before && after) {
    const rating = after.required === true ? 'breaking' : 'added';
    comparison.add(rating, at, ['added', 'requestBody'], `${words} is new`);
  }
  if (before && after) {
    if (before.required !== true && after.required === true)
      comparison.add('breaking', at, ['required', 'requestBody'], `${words} is now required`);
    diffContent(comparison, schemas, { base: before, now: after, path: at, words }, 'request');
  }
  diffResponses(comparison, schemas, pair);
}

/** What an operation promises besides its schemas. */
function diffPromises(comparison: Comparison, { base, now, path, words }: OperationPair): void {
  const { add } = comparison;
  for (const key of ['operationId', 'x-scope']) {
    const [was, is] = [asString(base[key]), asString(now[key])];
    if (was !== is)
      add('breaking', path, ['changed', `${key} ${was} → ${is}`], `${words}: ${key} was ${was} and is ${is}`);
  }
  const [was, is] = [base['x-idempotency'], now['x-idempotency']];
  if (was !== is) {
    const part = `x-idempotency ${asString(was)} → ${asString(is)}`;
    const rating = is === 'required' || was === 'natural' ? 'breaking' : 'compatible';
    add(rating, path, ['changed', part], `${words}: x-idempotency is now ${asString(is)}`);
  }
  if (base.deprecated !== true && now.deprecated === true)
    add('compatible', path, ['deprecated', words], `${words} is deprecated`);
  const [before, after] = [base, now].map((operation) => getNumbers(operation['x-error-codes']).map(String));
  diffNames(
    comparison,
    { before: before ?? [], after: after ?? [], path, words: `${words}: the error` },
    () => 'compatible',
  );
}

function diffResponses(comparison: Comparison, schemas: SchemaDiff, pair: OperationPair): void {
  const [before, after] = [new Map(members(pair.base.responses)), new Map(members(pair.now.responses))];
  const path = [...pair.path, 'responses'];
  const statuses = { before: [...before.keys()], after: [...after.keys()] };
  diffNames(comparison, { ...statuses, path, words: `${pair.words}: the response` }, (status) =>
    status.startsWith('2') ? 'breaking' : 'compatible',
  );
  for (const [status, response] of after) {
    if (!before.has(status)) continue;
    const [base, now] = [resolved(comparison.base, before.get(status)), resolved(comparison.now, response)];
    const words = `${pair.words}, response ${status}`;
    const headers = { before: Object.keys(getHeaders(base)), after: Object.keys(getHeaders(now)) };
    diffNames(comparison, { ...headers, path, words: `${words}: the header` }, () => 'breaking');
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
  const types = { before: [...before.keys()], after: [...after.keys()] };
  diffNames(comparison, { ...types, path: pair.path, words: `${pair.words}:` }, () => 'breaking');
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
