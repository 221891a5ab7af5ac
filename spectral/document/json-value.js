import type { JsonValue } from '../../../src/model/schema.ts';

export type { JsonValue };

export type JsonObject = { [name: string]: JsonValue };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asString(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The strings of a list; nothing of anything else. */
export function asStrings(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The members of an object; none of anything else. */
export function members(value: JsonValue | undefined): [string, JsonValue][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** Equal as JSON: the order of members does not count. */
export function isEqual(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isEqual(one[name], other[name]));
}
