import { isRecord } from '../../../base/encoding/json.ts';
import { encryptedFields } from '../../generated/encrypted-fields.ts';
import type { RsaPublicJwk } from '../keys/rsa-jwk.ts';
import { encryptJwe } from './jwe.ts';

/** `encryptedPin: { pin, cardId }` becomes the JWE of it, with `iat`; a text is a JWE already. `now` is in Unix milliseconds. */
export async function encryptPlaintexts(value: unknown, recipient: RsaPublicJwk, now: number): Promise<unknown> {
  const encryptIn = async (part: unknown): Promise<unknown> => {
    if (Array.isArray(part)) return Promise.all(part.map(encryptIn));
    if (!isRecord(part)) return part;
    const entries = Object.entries(part).map(async ([name, member]) => [
      name,
      isPlaintext(name, member)
        ? await encryptJwe(JSON.stringify({ ...member, iat: Math.floor(now / 1000) }), recipient)
        : await encryptIn(member),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  };
  return encryptIn(value);
}

/** Whether a value has a field in plain text that the contract wants encrypted. */
export function hasPlaintext(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasPlaintext);
  return isRecord(value) && Object.entries(value).some(([name, part]) => isPlaintext(name, part) || hasPlaintext(part));
}

function isPlaintext(name: string, value: unknown): value is Record<string, unknown> {
  return Object.hasOwn(encryptedFields, name) && isRecord(value);
}
