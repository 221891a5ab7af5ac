import { toPointer } from '../content/json/json-pointer.ts';
import { isObject, type JsonObject, type JsonValue, members } from '../content/json/json-value.ts';
import { type SpecNode, walkSpec } from '../content/read/spec-walk.ts';

/** A text that readers see, and so one that is translated. */
export type Text = { pointer: string; text: string };

const TEXT_KEYS = new Set(['title', 'summary', 'description', 'x-displayName', 'x-required-when']);

// Extensions that hold texts: all their values, all strings at any depth, or the members of these names at any depth.
type TextKeys = readonly string[] | 'values' | 'all';

const TEXT_EXTENSIONS: Record<string, TextKeys> = {
  'x-enumDescriptions': 'values',
  'x-enumFacts': 'all',
  'x-errors': ['action', 'customer'],
  'x-error-topics': ['title', 'description'],
  'x-transitions': ['label', 'trigger', 'effect'],
  'x-rate-limits': ['description'],
  'x-response-nulls': ['reason'],
  'x-sequence': ['title', 'label', 'note'],
  'x-close-codes': ['reconnect', 'action'],
  'x-chains': ['name', 'description', 'addressCheck'],
  'x-currencies': ['name', 'description'],
};

/** All translatable texts of a description or of a shared part of one, in document order. Wire data has none. */
export function getTexts(root: JsonObject): Text[] {
  const texts: Text[] = [];
  walkSpec(root, (found) => texts.push(...getNodeTexts(found)));
  return texts;
}

function getNodeTexts({ node, path }: SpecNode): Text[] {
  return Object.entries(node).flatMap(([key, value]): Text[] => {
    const keys = TEXT_EXTENSIONS[key];
    if (keys !== undefined) return getExtensionTexts([...path, key], value, keys);
    return TEXT_KEYS.has(key) ? textAt([...path, key], value) : [];
  });
}

function getExtensionTexts(path: string[], value: JsonValue, keys: TextKeys): Text[] {
  return members(value).flatMap(([name, member]) => {
    const at = [...path, name];
    if (keys === 'all') return isObject(member) ? getExtensionTexts(at, member, keys) : textAt(at, member);
    return keys === 'values' || keys.includes(name) ? textAt(at, member) : getExtensionTexts(at, member, keys);
  });
}

function textAt(path: string[], value: JsonValue): Text[] {
  return typeof value === 'string' ? [{ pointer: toPointer(path), text: value }] : [];
}
