import type { JsonValue } from '../../../src/model/schema.ts';
import { isObject, type JsonObject } from '../json/json-value.ts';

/**
 * A value of an API document, perhaps missing, with its position. Foreign documents hold anything anywhere,
 * so every reading goes through these functions, which return `undefined` instead of failing.
 */
export type Located = { value: JsonValue | undefined; pointer: string };

export function member({ value, pointer }: Located, name: string): Located {
  return {
    value: isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined,
    pointer: `${pointer}/${escapeStep(name)}`,
  };
}

/** RFC 6901. Most names need nothing, and this is called for every member that is looked for. */
function escapeStep(name: string): string {
  return name.includes('/') || name.includes('~') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}

/** Members of an object, in the order of the document. */
export function listMembers(located: Located): [string, Located][] {
  return isObject(located.value) ? Object.keys(located.value).map((name) => [name, member(located, name)]) : [];
}

export function listItems({ value, pointer }: Located): Located[] {
  return Array.isArray(value) ? value.map((item, index) => ({ value: item, pointer: `${pointer}/${index}` })) : [];
}

export function exists({ value }: Located): boolean {
  return value !== undefined;
}

export function objectAt({ value }: Located): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

export function textAt({ value }: Located): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function numberAt({ value }: Located): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

export function flagAt({ value }: Located): boolean {
  return value === true;
}

/** The strings of a list; one string counts as a list of one. */
export function textsAt({ value }: Located): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
