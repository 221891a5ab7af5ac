import { valueAt } from '../../packages/base/json/pointer.js';
import { asString, asStrings, isObject, members } from '../../packages/base/json/value.js';
/** @import { JsonObject, JsonValue } from '../../packages/base/json/value.js' */

/** @typedef {{ code: number; name: string; meaning: string }} CatalogueEntry */

export const ERROR_CODE_PATH = ['components', 'schemas', 'ErrorCode'];

/**
 * The error codes of the `ErrorCode` schema; undefined when the document has no such schema.
 * @param {JsonObject} document
 * @returns {Map<number, CatalogueEntry> | undefined}
 */
export function getCatalogue(document) {
  const schema = valueAt(document, ERROR_CODE_PATH);
  if (!isObject(schema)) return undefined;
  const meanings = isObject(schema['x-enumDescriptions']) ? schema['x-enumDescriptions'] : {};
  const names = listOf(schema['x-enum-varnames']);
  return new Map(
    getNumbers(schema.enum).map((code, index) => {
      return [code, { code, name: asString(names[index]) ?? '', meaning: asString(meanings[String(code)]) ?? '' }];
    }),
  );
}

/**
 * Groups of codes that many operations share: `http`, `sign`, …
 * @param {JsonObject} document
 * @returns {Map<string, number[]>}
 */
export function getGroups(document) {
  const groups = valueAt(document, [...ERROR_CODE_PATH, 'x-error-groups']);
  return new Map(members(groups).map(([name, codes]) => [name, getNumbers(codes)]));
}

/**
 * The codes that an operation can return: its own and those of its groups.
 * @param {JsonObject} document
 * @param {JsonObject} operation
 * @returns {Set<number>}
 */
export function getOperationCodes(document, operation) {
  const groups = getGroups(document);
  const shared = asStrings(operation['x-error-groups']).flatMap((name) => groups.get(name) ?? []);
  return new Set([...getNumbers(operation['x-error-codes']), ...shared]);
}

/**
 * Topics in which readers see the catalogue, with the codes of each: its own, else those of the group with its name. Undefined when
 * the catalogue has no topics.
 * @param {JsonObject} document
 * @returns {Map<string, number[]> | undefined}
 */
export function getTopics(document) {
  const topics = valueAt(document, [...ERROR_CODE_PATH, 'x-error-topics']);
  if (!isObject(topics)) return undefined;
  const groups = getGroups(document);
  return new Map(
    members(topics).map(([name, topic]) => {
      const own = isObject(topic) ? getNumbers(topic.codes) : [];
      return [name, own.length > 0 ? own : (groups.get(name) ?? [])];
    }),
  );
}

/**
 * @param {JsonValue | undefined} value
 * @returns {number[]}
 */
export function getNumbers(value) {
  return listOf(value).filter((item) => typeof item === 'number');
}

/**
 * @param {JsonValue | undefined} value
 * @returns {JsonValue[]}
 */
function listOf(value) {
  return Array.isArray(value) ? value : [];
}
