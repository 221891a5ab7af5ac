import { type Located, textAt } from '../../document/located.js';
import { isObject, type JsonObject } from '../json/json-value.ts';

export { type Located, listItems, listMembers, member, textAt } from '../../document/located.js';

/** The text; empty where there is none. */
export function stringAt(located: Located): string {
  return textAt(located) ?? '';
}

export function exists({ value }: Located): boolean {
  return value !== undefined;
}

export function objectAt({ value }: Located): JsonObject | undefined {
  return isObject(value) ? value : undefined;
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
