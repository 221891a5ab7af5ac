import { base64urlnopad } from '@scure/base';
import { decodeUtf8, encodeUtf8 } from '../../../packages/base/encoding/bytes.ts';
import { isRecord, parseJson } from '../../../packages/base/encoding/json.ts';
import type { Operation } from '../../model/operation.ts';
import type { Field, JsonValue, SchemaNode } from '../../model/schema.ts';
import { parseBody } from '../client/draft.ts';
import type { Draft } from '../provider/draft.ts';

/** The longest fragment that is read: more than a form has. */
const MAX_LENGTH = 16_000;

/**
 * The values of a form for the fragment of an address; undefined for a body that is not JSON, or too long for a link. What the contract
 * marks as secret is empty, and filled by who opens it.
 */
export function encodeRequest(
  operation: Pick<Operation, 'parameters' | 'body'>,
  draft: Draft,
  isSecret: IsSecret,
): string | undefined {
  const body = parseBody(draft);
  if (draft.body !== undefined && body === undefined) return undefined;
  const { path, query, header } = operation.parameters;
  const parameters = Object.entries(draft.parameters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [name, withoutSecrets(value, findAll([...path, ...query, ...header], name), isSecret)]);
  const shared = {
    parameters: Object.fromEntries(parameters),
    ...(draft.mediaType !== undefined && { mediaType: draft.mediaType }),
    ...(body !== undefined && {
      body: withoutSecrets(body, operation.body?.contents.map(({ schema }) => schema) ?? [], isSecret),
    }),
  };
  const encoded = base64urlnopad.encode(encodeUtf8(JSON.stringify(shared)));
  return encoded.length > MAX_LENGTH ? undefined : encoded;
}

/** Whether a value is a credential, pasted into a field that the contract does not mark as secret. */
type IsSecret = (value: string) => boolean;

type LinkedRequest = { parameters: Record<string, string>; body?: JsonValue; mediaType?: string };

/** The form values of a fragment; undefined for anything else. */
export function decodeRequest(text: string): LinkedRequest | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    const value = parseJson(decodeUtf8(base64urlnopad.decode(text)) ?? '');
    if (!isRecord(value) || !isRecord(value.parameters)) return undefined;
    const entries = Object.entries(value.parameters);
    if (!entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')) return undefined;
    return {
      parameters: Object.fromEntries(entries),
      ...(value.body !== undefined && { body: value.body }),
      ...(typeof value.mediaType === 'string' && { mediaType: value.mediaType }),
    };
  } catch {
    return undefined;
  }
}

/** A copy in which everything secret is an empty text, by whichever of the schemas a value may follow; so is a field that they do not have. */
function withoutSecrets(value: JsonValue, schemas: (SchemaNode | undefined)[], isSecret: IsSecret): JsonValue {
  const shapes = schemas.flatMap(listShapes);
  if (shapes.some(({ secret, encrypts, writeOnly }) => secret || encrypts !== undefined || writeOnly)) return '';
  if (typeof value === 'string') return isSecret(value) ? '' : value;
  if (Array.isArray(value))
    return value.map((item, index) =>
      withoutSecrets(
        item,
        shapes.map(({ items, prefixItems }) => prefixItems?.[index] ?? items),
        isSecret,
      ),
    );
  if (!isRecord(value)) return value;
  const members = Object.entries(value).map(([name, member]) => {
    const fields = shapes.flatMap(({ fields = [] }) => findAll(fields, name));
    const own = fields.length > 0 ? fields : shapes.flatMap(({ values = [] }) => values);
    const isKnown = own.length > 0 || !shapes.some(hasOtherFields);
    return [name, isKnown ? withoutSecrets(member, own, isSecret) : ''];
  });
  return Object.fromEntries(members);
}

/** Whether its fields are a list, here or where the schema is shown in full. */
function hasOtherFields({ fields, sameAs, recursive, cut }: SchemaNode): boolean {
  return Boolean(fields ?? sameAs ?? recursive ?? cut);
}

function listShapes(schema: SchemaNode | undefined): SchemaNode[] {
  if (!schema) return [];
  return [schema, ...(schema.alternatives?.options ?? []).flatMap((option) => listShapes(option.schema))];
}

function findAll(fields: Field[], name: string): SchemaNode[] {
  return fields.filter((field) => field.name === name).map(({ schema }) => schema);
}
