import { isObject, type JsonValue } from './json-value.ts';

/** Steps from the root of a document; list indexes are decimal strings. */
export type JsonPath = readonly string[];

/** RFC 6901: `['paths', '/card']` → `/paths/~1card`. */
export function toPointer(path: JsonPath): string {
  return path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** RFC 6901; percent-encoding of a URI fragment must have been undone. */
export function fromPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a place, or undefined when there is none. */
export function valueAt(root: JsonValue | undefined, path: JsonPath): JsonValue | undefined {
  let value: JsonValue | undefined = root;
  for (const step of path) {
    if (Array.isArray(value)) value = /^\d+$/.test(step) ? value[Number(step)] : undefined;
    else if (isObject(value) && Object.hasOwn(value, step)) value = value[step];
    else return undefined;
  }
  return value;
}
