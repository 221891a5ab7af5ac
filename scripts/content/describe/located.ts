import type { JsonValue } from '../../../src/model/schema.ts';
import { isObject, type JsonObject } from '../json/json-value.ts';

/**
 * A place in an API document: a value, perhaps missing, and where it stands. Foreign documents hold anything anywhere,
 * so every reading goes through these functions, which answer `undefined` instead of failing.
 */
export type Spot = { value: JsonValue | undefined; pointer: string };

export function member({ value, pointer }: Spot, name: string): Spot {
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
export function memberSpots(spot: Spot): [string, Spot][] {
  return isObject(spot.value) ? Object.keys(spot.value).map((name) => [name, member(spot, name)]) : [];
}

export function itemSpots({ value, pointer }: Spot): Spot[] {
  return Array.isArray(value) ? value.map((item, index) => ({ value: item, pointer: `${pointer}/${index}` })) : [];
}

export function exists({ value }: Spot): boolean {
  return value !== undefined;
}

export function objectAt({ value }: Spot): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

export function textAt({ value }: Spot): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function numberAt({ value }: Spot): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

export function flagAt({ value }: Spot): boolean {
  return value === true;
}

/** The strings of a list; one string counts as a list of one. */
export function textsAt({ value }: Spot): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
