import type { LocalisedText, TransitionRow } from '../../packages/simulator/core/contract/contract-data.ts';
import {
  asString,
  asStrings,
  isObject,
  type JsonObject,
  type JsonValue,
  members,
} from '../../scripts/content/json/json-value.ts';
import type { ApiDocument } from '../../scripts/content/read/api.ts';
import { IncompleteContract } from './incomplete-contract.ts';

/** A component schema of whichever document has it; shared ones are the same in all. */
export function getSchema(apis: readonly ApiDocument[], name: string): JsonObject {
  for (const { document } of apis) {
    const schema = getSchemas(document)[name];
    if (isObject(schema)) return schema;
  }
  throw new IncompleteContract(`No document has a schema ${name}.`);
}

/** What the values of an enumeration mean, in both languages. */
export function readTexts(apis: { en: ApiDocument[]; zh: ApiDocument[] }, name: string): Record<string, LocalisedText> {
  const zh = Object.fromEntries(members(getSchema(apis.zh, name)['x-enumDescriptions']));
  return Object.fromEntries(
    members(getSchema(apis.en, name)['x-enumDescriptions']).map(([value, text]) => [
      value,
      { en: String(text), zh: asString(zh[value]) ?? String(text) },
    ]),
  );
}

/** Every `x-transitions` of status schemas, and those of the channel, by name. */
export function readTransitions(apis: readonly ApiDocument[]): Record<string, TransitionRow[]> {
  const tables = apis.flatMap(({ document }) => [
    ...members(getSchemas(document)).flatMap(([name, schema]): [string, JsonValue][] =>
      isObject(schema) && schema['x-transitions'] !== undefined ? [[name, schema['x-transitions']]] : [],
    ),
    ...members(document.channels).flatMap(([, channel]) =>
      isObject(channel) ? members(channel['x-transitions']) : [],
    ),
  ]);
  return Object.fromEntries(
    tables.map(([name, table]) => [
      name,
      members(table).map(([key, row]) => ({
        key,
        from: isObject(row) ? asStrings(row.from) : [],
        to: isObject(row) ? String(row.to) : '',
      })),
    ]),
  );
}

export function getSchemas(document: JsonObject): JsonObject {
  const { components } = document;
  return isObject(components) && isObject(components.schemas) ? components.schemas : {};
}
