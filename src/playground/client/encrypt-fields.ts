import { isRecord } from '../../protocol/encoding/json.ts';
import { encryptJwe } from '../../protocol/encryption/jwe.ts';
import { getTestKey } from '../../sandbox/test-merchant.ts';

/** The fields that go out encrypted, and the claim that their plaintext has (contract 3.6). */
const CLAIMS = { encryptedPin: 'pin', encryptedCvv: 'cvv', encryptedNumber: 'number' } as const;

type EncryptedName = keyof typeof CLAIMS;

export function isEncryptedName(name: string): name is EncryptedName {
  return Object.hasOwn(CLAIMS, name);
}

/** What an encrypted field holds; when it was made is added on encryption. */
export function createClaims(name: EncryptedName, value: string, cardId: string | undefined) {
  return { [CLAIMS[name]]: value, ...(name !== 'encryptedNumber' && cardId !== undefined && { cardId }) };
}

/**
 * The body with each plaintext replaced by a JWE for the provider. A PIN and a security code are bound to the card. A text that is a JWE
 * already is left alone. `time` is the provider's clock, in Unix milliseconds.
 */
export async function encryptFields(
  body: unknown,
  { time, cardId }: { time: number; cardId: string | undefined },
): Promise<unknown> {
  if (!isRecord(body)) return body;
  const entries = Object.entries(body).map(async ([name, value]): Promise<[string, unknown]> => {
    if (isRecord(value)) return [name, await encryptFields(value, { time, cardId })];
    if (!isEncryptedName(name) || typeof value !== 'string' || isJwe(value)) return [name, value];
    const claims = { ...createClaims(name, value, cardId), iat: Math.floor(time / 1000) };
    return [name, await encryptJwe(JSON.stringify(claims), getTestKey('pk_enc_test_1'))];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function isJwe(text: string): boolean {
  return text.split('.').length === 5;
}
