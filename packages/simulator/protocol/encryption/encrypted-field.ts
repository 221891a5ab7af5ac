import { encryptedFields } from '../../generated/encrypted-fields.ts';
import type { RsaPrivateJwk } from '../keys/rsa-jwk.ts';
import { decryptJwe, type JweStep } from './jwe.ts';

/** How old or how far ahead `iat` may be (docs/contract.md#36-field-encryption). */
const IAT_WINDOW_S = 300;

export type EncryptedField = keyof typeof encryptedFields;

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
  const { secret: name, pattern, isBoundToCard } = encryptedFields[field];
  const { [name]: secret, iat, cardId: claimedCard, ...others } = decrypted.claims;
  const complete = typeof secret === 'string' && new RegExp(pattern).test(secret) && isUnixSeconds(iat);
  const bound = isBoundToCard ? typeof claimedCard === 'string' : claimedCard === undefined;
  if (!complete || !bound || Object.keys(others).length > 0) return { ok: false, step: 'members' };
  if (Math.abs(now / 1000 - iat) > IAT_WINDOW_S) return { ok: false, step: 'iat' };
  if (isBoundToCard && claimedCard !== cardId) return { ok: false, step: 'cardId' };
  return { ok: true, secret };
}

function isUnixSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
