import type { RsaPrivateJwk } from '../keys/rsa-jwk.ts';
import { decryptJwe, type JweStep } from './jwe.ts';

/** How old or how far ahead `iat` may be (docs/contract.md#36-field-encryption). */
const IAT_WINDOW_S = 300;

/** The request members that carry a JWE, and what their plaintext must look like besides `iat` (docs/contract.md#36-field-encryption). */
const FIELDS = {
  encryptedPin: { secret: 'pin', pattern: /^[0-9]{4}([0-9]{2})?$/, boundToCard: true },
  encryptedCvv: { secret: 'cvv', pattern: /^[0-9]{3,4}$/, boundToCard: true },
  encryptedNumber: { secret: 'number', pattern: /^[A-Za-z0-9-]{4,30}$/, boundToCard: false },
};

export type EncryptedField = keyof typeof FIELDS;

/** Which check failed. Only for tests and tools: the API returns 400005 for all and gives no hint (no oracle). */
type EncryptedFieldStep = JweStep | 'members' | 'iat' | 'cardId';

export type OpenedField = { ok: true; secret: string } | { ok: false; step: EncryptedFieldStep };

export type FieldContext = {
  findKey: (kid: string) => RsaPrivateJwk | undefined;
  /** Unix milliseconds. */
  now: number;
  /** The addressed card; not used for `encryptedNumber`. */
  cardId?: string;
};

/** Decrypts a field of a request and makes all checks of docs/contract.md#36-field-encryption in their order; `secret` is the PIN, CVV or number. */
export async function openEncryptedField(
  field: EncryptedField,
  compact: string,
  { findKey, now, cardId }: FieldContext,
): Promise<OpenedField> {
  const decrypted = await decryptJwe(compact, findKey);
  if (!decrypted.ok) return decrypted;
  const { secret: name, pattern, boundToCard } = FIELDS[field];
  const { [name]: secret, iat, cardId: claimedCard, ...others } = decrypted.claims;
  const complete = typeof secret === 'string' && pattern.test(secret) && isUnixSeconds(iat);
  const bound = boundToCard ? typeof claimedCard === 'string' : claimedCard === undefined;
  if (!complete || !bound || Object.keys(others).length > 0) return { ok: false, step: 'members' };
  if (Math.abs(now / 1000 - iat) > IAT_WINDOW_S) return { ok: false, step: 'iat' };
  if (boundToCard && claimedCard !== cardId) return { ok: false, step: 'cardId' };
  return { ok: true, secret };
}

function isUnixSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
