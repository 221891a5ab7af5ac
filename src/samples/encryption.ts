import { isRecord } from '../../packages/base/encoding/json.ts';
import type { Field, JsonValue, SchemaNode } from '../model/schema.ts';
import { Placeholder, type SampleJson } from './literals/placeholder.ts';
import { type Encryption, getCiphertextName } from './sample-request.ts';

type Options = {
  /** Values of the path: a plaintext names the same objects as the request that carries it. */
  known: { [name: string]: JsonValue };
  /** What a field holds that is encrypted by a schema. Undefined where the samples cannot encrypt. */
  getPlaintext?: (schema: string, field: { name: string; value: JsonValue }) => JsonValue;
};

/** Replaces the encrypted fields of a body by what makes them, and the secrets of it by variables of the environment. */
export function withoutSecrets(
  schema: SchemaNode | undefined,
  value: JsonValue | undefined,
  { known, getPlaintext }: Options,
): { json: SampleJson; encryptions: Encryption[] } {
  const encryptions: Encryption[] = [];
  const named = { ...known, ...(isRecord(value) && value) };
  const replace = (part: JsonValue, node: SchemaNode | undefined): SampleJson => {
    if (Array.isArray(part)) return part.map((item) => replace(item, node?.items));
    if (!isRecord(part)) return part;
    const members = getMembers(node);
    const entries = Object.entries(part).map(([name, entry]): [string, SampleJson] => {
      const field = members.find((candidate) => candidate.name === name)?.schema;
      if (field?.secret && getPlaintext)
        return [name, new Placeholder({ kind: 'environment', variable: secretName(name, field) })];
      if (!field?.encrypts || !getPlaintext) return [name, replace(entry, field)];
      const variable = getCiphertextName(name, encryptions.length);
      encryptions.push({ variable, plaintext: withNames(getPlaintext(field.encrypts, { name, value: entry }), named) });
      return [name, new Placeholder({ kind: 'ciphertext', variable })];
    });
    return Object.fromEntries(entries);
  };
  return { json: replace(value ?? null, schema), encryptions };
}

/** `AUTH_CODE`, after its schema, else after the field. */
function secretName(field: string, { name = field }: SchemaNode): string {
  return name.replace(/([a-z0-9])(?=[A-Z])/g, '$1_').toUpperCase();
}

/** Members of an object, those of its alternatives included. */
function getMembers(schema: SchemaNode | undefined): Field[] {
  return [
    ...(schema?.fields ?? []),
    ...(schema?.alternatives?.options.flatMap((option) => getMembers(option.schema)) ?? []),
  ];
}

/** When the plaintext was made, in seconds: the provider refuses an old one. */
const ISSUED_AT = 'iat';

function withNames(plaintext: JsonValue, named: { [name: string]: JsonValue }): SampleJson {
  if (!isRecord(plaintext)) return plaintext;
  const entries = Object.entries(plaintext).map(([name, value]): [string, SampleJson] => [
    name,
    name === ISSUED_AT
      ? new Placeholder({ kind: 'time' })
      : Object.hasOwn(named, name)
        ? (named[name] ?? value)
        : value,
  ]);
  return Object.fromEntries(entries);
}
