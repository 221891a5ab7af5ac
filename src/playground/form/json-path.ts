import { isRecord } from '../../../packages/base/encoding/json.ts';
import type { JsonValue } from '../../model/schema.ts';

/** Names of members and indices, from the body inwards. */
export type JsonPath = readonly string[];

export function getAt(value: JsonValue | undefined, path: JsonPath): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, JsonValue>)[name] : undefined),
    value,
  );
}

/** A copy with one value replaced; `undefined` removes it, and every object that this leaves empty but the outermost. */
export function setAt(value: JsonValue | undefined, path: JsonPath, next: JsonValue | undefined): JsonValue {
  const [name, ...rest] = path;
  if (name === undefined) return next ?? null;
  const members = isRecord(value) ? value : {};
  const inner = rest.length === 0 ? next : setAt(members[name], rest, next);
  const { [name]: _, ...others } = members;
  if (inner === undefined || (rest.length > 0 && isEmpty(inner) && next === undefined)) return others;
  // A member that is there keeps its position.
  return { ...members, [name]: inner };
}

function isEmpty(value: JsonValue): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}
