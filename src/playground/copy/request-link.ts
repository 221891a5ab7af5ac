import { base64urlnopad } from '@scure/base';
import type { JsonValue } from '../../model/schema.ts';
import { decodeUtf8, encodeUtf8 } from '../../protocol/encoding/bytes.ts';
import { isDeep, isRecord } from '../../protocol/encoding/json.ts';
import { type Draft, parseBody } from '../client/draft.ts';
import { isEncryptedName } from '../client/encrypt-fields.ts';

/** The longest fragment that is read: more than a form has. */
const MAX_LENGTH = 16_000;
/** Fields that hold a credential: they are empty in a link, and filled by who opens it. */
const CREDENTIALS = ['code', 'refreshToken', 'accessToken'];
const CREDENTIAL = /\b[arl]tk_|PRIVATE KEY/;

/** The values of a form for the fragment of an address, without secrets; undefined for a body that is not JSON, or too long for a link. */
export function encodeRequest(draft: Draft): string | undefined {
  const body = parseBody(draft);
  if (draft.body !== undefined && body === undefined) return undefined;
  const parameters = Object.fromEntries(Object.entries(draft.parameters).filter(([, value]) => value !== ''));
  const shared = withoutSecrets({ parameters, ...(body !== undefined && { body }) });
  const encoded = base64urlnopad.encode(encodeUtf8(JSON.stringify(shared)));
  return encoded.length > MAX_LENGTH ? undefined : encoded;
}

type LinkedRequest = { parameters: Record<string, string>; body?: JsonValue };

/** The form values of a fragment; undefined for anything else. */
export function decodeRequest(text: string): LinkedRequest | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    const json = decodeUtf8(base64urlnopad.decode(text)) ?? '';
    if (isDeep(json)) return undefined;
    const value: unknown = JSON.parse(json);
    if (!isRecord(value) || !isRecord(value.parameters)) return undefined;
    const entries = Object.entries(value.parameters);
    if (!entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')) return undefined;
    const parameters = Object.fromEntries(entries);
    return value.body === undefined ? { parameters } : { parameters, body: value.body as JsonValue };
  } catch {
    return undefined;
  }
}

function withoutSecrets(value: JsonValue): JsonValue {
  if (typeof value === 'string') return CREDENTIAL.test(value) ? '' : value;
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isRecord(value)) return value as JsonValue;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isEncryptedName(name) || CREDENTIALS.includes(name) ? '' : withoutSecrets(member as JsonValue),
    ]),
  );
}
