import type { JsonValue } from '../../../../src/model/schema.ts';
import { isObject, type JsonObject } from '../../json/json-value.ts';

/** Thrown for a path that leads nowhere. */
export class MissingMember extends Error {}

/**
 * The part of an example that a reader needs now: only the members at `paths` (`data.orderId`), in the order of the example.
 * Without paths, all of it. Throws `MissingMember` when the example has no such member.
 */
export function excerpt(value: JsonValue, paths: readonly string[]): JsonValue {
  if (paths.length === 0) return value;
  const heads = new Map<string, string[]>();
  for (const path of paths) {
    const [head = '', ...rest] = path.split('.');
    heads.set(head, [...(heads.get(head) ?? []), ...(rest.length > 0 ? [rest.join('.')] : [])]);
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => pick(heads, String(index), item));
  if (!isObject(value)) throw new MissingMember([...heads.keys()].join(', '));
  for (const head of heads.keys()) if (!Object.hasOwn(value, head)) throw new MissingMember(head);
  const shown: JsonObject = {};
  for (const [name, member] of Object.entries(value)) {
    for (const picked of pick(heads, name, member)) shown[name] = picked;
  }
  return shown;
}

function pick(heads: ReadonlyMap<string, string[]>, name: string, value: JsonValue): JsonValue[] {
  const rest = heads.get(name);
  return rest === undefined ? [] : [excerpt(value, rest)];
}
