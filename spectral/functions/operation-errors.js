import { asStrings, isObject, type JsonObject, members } from '../../content/read/json-value.ts';
import { type CatalogueEntry, catalogueOf, groupsOf, numbersOf } from './error-catalogue.ts';
import { type FoundOperation, operationsOf } from './operations.ts';
import { resolve } from './resolve.ts';
import type { Finding, Rule } from './rule.ts';

/**
 * Every operation names its errors: groups and codes of the catalogue, a response for the status of each code, and a
 * named example of each code of its own.
 */
export const operationErrors: Rule = (document) => {
  const catalogue = catalogueOf(document);
  const operations = operationsOf(document);
  if (catalogue === undefined) {
    return operations.length === 0 ? [] : [{ path: [], message: 'There is no schema ErrorCode with the error codes.' }];
  }
  return operations.flatMap((found) => findingsFor(document, found, catalogue));
};

function findingsFor(
  document: JsonObject,
  { path, operation }: FoundOperation,
  catalogue: ReadonlyMap<number, CatalogueEntry>,
): Finding[] {
  const groups = groupsOf(document);
  const names = asStrings(operation['x-error-groups']);
  const codes = numbersOf(operation['x-error-codes']);
  const shared = names.flatMap((name) => groups.get(name) ?? []);
  const at = (key: string, message: string): Finding => ({ path: [...path, key], message });
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
  ];
}

function missingResponses(operation: JsonObject, codes: readonly number[]): string[] {
  const present = new Set(members(operation.responses).map(([status]) => status));
  const statuses = [...new Set(codes.map((code) => String(Math.floor(code / 1000))))];
  return statuses.filter(
    (status) => !present.has(status) && !present.has(`${status.charAt(0)}XX`) && !present.has('default'),
  );
}

function hasExample(
  document: JsonObject,
  { path, operation }: FoundOperation,
  { code, name }: CatalogueEntry,
): boolean {
  const status = String(Math.floor(code / 1000));
  return members(operation.responses)
    .filter(([key]) => key === status || key === `${status.charAt(0)}XX` || key === 'default')
    .flatMap(([key, response]) => members(contentOf(document, [...path, 'responses', key], response)))
    .some(([, media]) => isObject(media) && isObject(media.examples) && Object.hasOwn(media.examples, name));
}

function contentOf(document: JsonObject, path: string[], response: JsonObject[string]) {
  const { value } = resolve(document, path, response);
  return isObject(value) ? value.content : undefined;
}
