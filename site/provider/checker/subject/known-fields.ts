import { isRecord } from '../../../../packages/base/encoding/json.ts';
import type { FieldShape } from '../../../../packages/simulator/core/contract/response-fields.ts';
import { responseFields } from '../../../../packages/simulator/generated/response-fields.ts';

export type FieldPath = readonly (string | number)[];

/** The fields of a value that the contract has and has not, in the order of the text. Inside of what is unknown all is unknown. */
export type Fields = { known: FieldPath[]; unknown: FieldPath[] };

/** More fields than any response has are not listed. */
const MAX_FIELDS = 20_000;

/** Compares a value with the fields of a validator's schema. */
export function compareFields(validator: string, value: unknown): Fields {
  const fields: Fields = { known: [], unknown: [] };
  const open: { value: unknown; shape: number; path: FieldPath }[] = [
    { value, shape: responseFields.roots[validator] ?? 0, path: [] },
  ];
  for (let next = open.pop(); next && fields.known.length + fields.unknown.length < MAX_FIELDS; next = open.pop()) {
    const shape = responseFields.shapes[next.shape] ?? {};
    if (next.shape === 0) continue;
    const inside = listMembers(next.value, shape).map(({ name, ...member }) => ({
      ...member,
      path: [...(next?.path ?? []), name],
    }));
    for (const { path, shape: found } of inside) {
      if (found === undefined) fields.unknown.push(path);
      else if (typeof path.at(-1) === 'string') fields.known.push(path);
    }
    for (const { path, shape: found, value: part } of inside.toReversed())
      if (found) open.push({ value: part, shape: found, path });
  }
  return fields;
}

type Member = { name: string | number; value: unknown; shape: number | undefined };

function listMembers(value: unknown, shape: FieldShape): Member[] {
  if (Array.isArray(value))
    return value.map((element, index) => ({ name: index, value: element, shape: shape['[]'] ?? 0 }));
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([name, member]) => ({
    name,
    value: member,
    // A name of the reader's text must not find what every object inherits.
    shape: Object.hasOwn(shape, name) ? shape[name] : shape['*'],
  }));
}

/** Names of fields of a schema that few others have come first: they say which one it is. */
export function isField(validator: string, path: FieldPath): boolean {
  let shape = responseFields.roots[validator] ?? 0;
  for (const step of path) {
    const found = responseFields.shapes[shape]?.[typeof step === 'number' ? '[]' : step];
    if (found === undefined) return false;
    shape = found;
  }
  return true;
}
