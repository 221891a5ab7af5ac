import { encodeUtf8 } from '../../../packages/base/encoding/bytes.ts';
import { isRecord } from '../../../packages/base/encoding/json.ts';
import { encryptedFields } from '../../../packages/simulator/generated/encrypted-fields.ts';
import type { EncryptedField } from '../../../packages/simulator/protocol/encryption/encrypted-field.ts';
import { encryptJwe, MAX_PLAINTEXT_BYTES } from '../../../packages/simulator/protocol/encryption/jwe.ts';
import type { RsaPublicJwk } from '../../../packages/simulator/protocol/keys/rsa-jwk.ts';

export function isEncryptedName(name: string): name is EncryptedField {
  return Object.hasOwn(encryptedFields, name);
}

/** What an encrypted field holds; when it was made is added on encryption. */
export function createClaims(name: EncryptedField, value: string, cardId: string | undefined) {
  const { secret, isBoundToCard } = encryptedFields[name];
  return { [secret]: value, ...(isBoundToCard && cardId !== undefined && { cardId }) };
}

/**
 * The body with each plaintext replaced by a JWE for the provider. A PIN and a security code are bound to the card. A text that is a JWE
 * already is left alone. `time` is the clock that the provider checks timestamps by, in Unix milliseconds. Without the provider's key a plaintext is not let out.
 */
export async function encryptFields(body: unknown, context: EncryptionContext): Promise<unknown> {
  if (!isRecord(body)) return body;
  const entries = Object.entries(body).map(async ([name, value]): Promise<[string, unknown]> => {
    if (isRecord(value)) return [name, await encryptFields(value, context)];
    if (!isEncryptedName(name) || typeof value !== 'string' || isJwe(value)) return [name, value];
    const { time, cardId, recipient } = context;
    if (!recipient) throw new PlaintextError(name, 'noKey');
    const claims = JSON.stringify({ ...createClaims(name, value, cardId), iat: Math.floor(time / 1000) });
    if (encodeUtf8(claims).length > MAX_PLAINTEXT_BYTES) throw new PlaintextError(name, 'tooLong');
    return [name, await encryptJwe(claims, recipient)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

type EncryptionContext = { time: number; cardId: string | undefined; recipient: RsaPublicJwk | undefined };

/** A field that cannot be encrypted, for want of the provider's key or because of its length: it does not go out. */
export class PlaintextError extends Error {
  readonly field: string;
  readonly reason: 'noKey' | 'tooLong';
  readonly maxBytes = MAX_PLAINTEXT_BYTES;

  constructor(field: string, reason: 'noKey' | 'tooLong') {
    super(`${field} cannot be encrypted: ${reason}.`);
    this.field = field;
    this.reason = reason;
  }
}

export function isJwe(text: string): boolean {
  return text.split('.').length === 5;
}
