import { valueAt } from '../../content/read/json-pointer.ts';
import { asString, isObject, type JsonObject, type JsonValue, members } from '../../content/read/json-value.ts';

export type CatalogueEntry = { code: number; name: string; meaning: string };

export const ERROR_CODE_PATH = ['components', 'schemas', 'ErrorCode'];

/** The error codes of the `ErrorCode` schema; undefined when the document has no such schema. */
export function catalogueOf(document: JsonObject): Map<number, CatalogueEntry> | undefined {
  const schema = valueAt(document, ERROR_CODE_PATH);
  if (!isObject(schema)) return undefined;
  const meanings = isObject(schema['x-enumDescriptions']) ? schema['x-enumDescriptions'] : {};
  const names = listOf(schema['x-enum-varnames']);
  return new Map(
    numbersOf(schema.enum).map((code, index) => {
      return [code, { code, name: asString(names[index]) ?? '', meaning: asString(meanings[String(code)]) ?? '' }];
    }),
  );
}

/** Groups of codes that many operations share: `http`, `sign`, … */
export function groupsOf(document: JsonObject): Map<string, number[]> {
  const groups = valueAt(document, [...ERROR_CODE_PATH, 'x-error-groups']);
  return new Map(members(groups).map(([name, codes]) => [name, numbersOf(codes)]));
}

export function numbersOf(value: JsonValue | undefined): number[] {
  return listOf(value).filter((item) => typeof item === 'number');
}

function listOf(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : [];
}
