import { fromPointer, valueAt } from '../../content/read/json-pointer.ts';
import { isObject, type JsonObject, type JsonValue } from '../../content/read/json-value.ts';

export type Resolved = { path: string[]; value: JsonValue };

/**
 * Follows the internal references from a place of a bundled document, where they are known to end. `path` is where the
 * value was written.
 */
export function resolve(document: JsonObject, path: string[], value: JsonValue | undefined): Resolved {
  let found: Resolved = { path, value: value ?? null };
  while (isObject(found.value) && typeof found.value.$ref === 'string') {
    const target = fromPointer(decodeURIComponent(found.value.$ref.slice(1)));
    found = { path: target, value: valueAt(document, target) ?? null };
  }
  return found;
}
