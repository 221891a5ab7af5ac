import { type Bytes, decodeUtf8, encodeUtf8 } from '../../packages/base/encoding/bytes.ts';
import { isRecord, parseJson } from '../../packages/base/encoding/json.ts';
import { decryptedFields } from '../../packages/simulator/generated/encrypted-fields.ts';
import { decryptJwe } from '../../packages/simulator/protocol/encryption/jwe.ts';
import type { RsaPrivateJwk } from '../../packages/simulator/protocol/keys/rsa-jwk.ts';

const NAMES: readonly string[] = decryptedFields;

/** The body of a verified response with its encrypted fields opened. What this key does not open stays as it is. */
export async function decryptBody(body: Bytes, key: RsaPrivateJwk): Promise<Bytes> {
  const text = decodeUtf8(body);
  if (text === undefined || !NAMES.some((name) => text.includes(`"${name}"`))) return body;
  return encodeUtf8(JSON.stringify(await decryptIn(parseJson(text), key)));
}

async function decryptIn(value: unknown, key: RsaPrivateJwk): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((part) => decryptIn(part, key)));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(async ([name, part]) => {
    if (!NAMES.includes(name) || typeof part !== 'string') return [name, await decryptIn(part, key)];
    const opened = await decryptJwe(part, (kid) => (kid === key.kid ? key : undefined));
    return [name, opened.ok ? opened.claims : part];
  });
  return Object.fromEntries(await Promise.all(entries));
}
