/** @import { JsonObject, JsonValue } from '../../../packages/base/json/value.js' */

import { asStrings, isObject, members } from '../../../packages/base/json/value.js';
import { getCatalogue, getGroups, getNumbers, getOperationCodes } from '../../../scripts/document/error-catalogue.js';
/** @import { CatalogueEntry } from '../../../scripts/document/error-catalogue.js' */
import { getOperations } from '../../../scripts/document/reader.js';
/** @import { FoundOperation } from '../../../scripts/document/reader.js' */
import { resolve } from '../../../scripts/document/resolve.js';
/** @import { Finding, Rule } from '../rule.js' */
import { overBundle } from '../rule.js';

/**
 * Every operation names its errors: groups and codes of the catalogue, a response for the status of each code, a
 * named example of each code of its own; and no response and no example is of a code that it does not name.
 * @type {Rule}
 */
export const operationErrors = (document) => {
  const catalogue = getCatalogue(document);
  const operations = getOperations(document);
  if (catalogue === undefined) {
    return operations.length === 0 ? [] : [{ path: [], message: 'There is no schema ErrorCode with the error codes.' }];
  }
  return operations.flatMap((found) => findingsFor(document, found, catalogue));
};

/**
 * @param {JsonObject} document
 * @param {FoundOperation} param1
 * @param {ReadonlyMap<number, CatalogueEntry>} catalogue
 * @returns {Finding[]}
 */
function findingsFor(document, { path, operation }, catalogue) {
  const groups = getGroups(document);
  const names = asStrings(operation['x-error-groups']);
  const codes = getNumbers(operation['x-error-codes']);
  const shared = names.flatMap((name) => groups.get(name) ?? []);
  /**
   * @param {string} key
   * @param {string} message
   * @returns {Finding}
   */
  const at = (key, message) => ({ path: [...path, key], message });
  if (names.length === 0 && codes.length === 0) {
    return [{ path, message: 'The operation names no errors in x-error-codes or x-error-groups.' }];
  }
  return [
    ...names
      .filter((name) => !groups.has(name))
      .map((name) => at('x-error-groups', `There is no error group "${name}".`)),
    ...codes
      .filter((code) => !catalogue.has(code))
      .map((code) => at('x-error-codes', `${code} is not in the catalogue.`)),
    ...codes
      .filter((code) => shared.includes(code))
      .map((code) => at('x-error-codes', `${code} is in a group already.`)),
    ...missingResponses(operation, [...codes, ...shared]).map((status) =>
      at('responses', `No response for status ${status}.`),
    ),
    ...codes.flatMap((code) => {
      const entry = catalogue.get(code);
      if (entry === undefined || hasExample(document, { path, operation }, entry)) return [];
      return [at('responses', `No example named ${entry.name} (${code}).`)];
    }),
    ...members(operation.responses).flatMap(([status, response]) =>
      unnamedCodes(document, { path, operation }, { status, response, catalogue }).map((message) => ({
        path: [...path, 'responses', status],
        message,
      })),
    ),
  ];
}

/**
 * What a response has of codes that the operation does not name.
 * @param {JsonObject} document
 * @param {FoundOperation} param1
 * @param {{ status: string; response: JsonValue; catalogue: ReadonlyMap<number, CatalogueEntry> }} param2
 * @returns {string[]}
 */
function unnamedCodes(document, { path, operation }, { status, response, catalogue }) {
  const named = getOperationCodes(document, operation);
  const { value } = resolve(document, [...path, 'responses', status], response);
  const examples = getExampleNames(document, [...path, 'responses', status], response);
  const shown = [...catalogue.values()].filter(({ code, name }) => examples.includes(name) && !named.has(code));
  const stated = getNumbers(isObject(value) ? value['x-error-codes'] : undefined).filter((code) => !named.has(code));
  const isOfNoCode = /^[45]\d\d$/.test(status) && ![...named].some((code) => String(code).startsWith(status));
  return [
    ...shown.map(({ code, name }) => `The example ${name} shows ${code}, which x-error-codes does not list.`),
    ...stated.map((code) => `The response states ${code}, which x-error-codes does not list.`),
    ...(isOfNoCode && shown.length + stated.length === 0 ? [`x-error-codes lists no code of status ${status}.`] : []),
  ];
}

/**
 * @param {JsonObject} operation
 * @param {readonly number[]} codes
 * @returns {string[]}
 */
function missingResponses(operation, codes) {
  const present = new Set(members(operation.responses).map(([status]) => status));
  const statuses = [...new Set(codes.map((code) => String(Math.floor(code / 1000))))];
  return statuses.filter(
    (status) => !present.has(status) && !present.has(`${status.charAt(0)}XX`) && !present.has('default'),
  );
}

/**
 * @param {JsonObject} document
 * @param {FoundOperation} param1
 * @param {CatalogueEntry} param2
 * @returns {boolean}
 */
function hasExample(document, { path, operation }, { code, name }) {
  const status = String(Math.floor(code / 1000));
  return members(operation.responses)
    .filter(([key]) => key === status || key === `${status.charAt(0)}XX` || key === 'default')
    .some(([key, response]) => getExampleNames(document, [...path, 'responses', key], response).includes(name));
}

/**
 * @param {JsonObject} document
 * @param {string[]} path
 * @param {JsonValue} response
 * @returns {string[]}
 */
function getExampleNames(document, path, response) {
  const { value } = resolve(document, path, response);
  return members(isObject(value) ? value.content : undefined).flatMap(([, media]) =>
    members(isObject(media) ? media.examples : undefined).map(([name]) => name),
  );
}

export default overBundle(operationErrors);
