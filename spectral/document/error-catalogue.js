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

/**
 * Topics in which readers see the catalogue, with the codes of each: its own, else those of the group with its name. Undefined when
 * the catalogue has no topics.
 */
export function topicsOf(document: JsonObject): Map<string, number[]> | undefined {
  const topics = valueAt(document, [...ERROR_CODE_PATH, 'x-error-topics']);
  if (!isObject(topics)) return undefined;
  const groups = groupsOf(document);
  return new Map(
    members(topics).map(([name, topic]) => {
      const own = isObject(topic) ? numbersOf(topic.codes) : [];
      return [name, own.length > 0 ? own : (groups.get(name) ?? [])];
    }),
  );
}

export function numbersOf(value: JsonValue | undefined): number[] {
  return listOf(value).filter((item) => typeof item === 'number');
}

function listOf(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : [];
}
