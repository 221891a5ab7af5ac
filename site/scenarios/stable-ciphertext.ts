import { decryptJwe } from '../../packages/simulator/protocol/encryption/jwe.ts';
import type { RsaPrivateJwk } from '../../packages/simulator/protocol/keys/rsa-jwk.ts';
import type { JsonValue } from '../../scripts/content/json/json-value.ts';

const JWE = /^eyJ[\w-]+(\.[\w-]+){4}$/;

/**
 * A ciphertext differs each time, what it says does not: one that was recorded before stays as long as both have the same plaintext.
 * Everything else is as recorded now.
 */
export async function reuseCiphertext(
  recorded: JsonValue,
  stored: JsonValue | undefined,
  findKey: (kid: string) => RsaPrivateJwk | undefined,
): Promise<JsonValue> {
  if (typeof recorded === 'string') {
    if (typeof stored !== 'string' || !JWE.test(recorded) || !JWE.test(stored)) return recorded;
    const [now, before] = await Promise.all([recorded, stored].map((text) => decryptJwe(text, findKey)));
    return now?.ok && before?.ok && JSON.stringify(now.claims) === JSON.stringify(before.claims) ? stored : recorded;
  }
  if (Array.isArray(recorded)) {
    const former = Array.isArray(stored) ? stored : [];
    return Promise.all(recorded.map((item, index) => reuseCiphertext(item, former[index], findKey)));
  }
  if (typeof recorded !== 'object' || recorded === null) return recorded;
  const former = typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {};
  const entries = Object.entries(recorded).map(
    async ([name, member]) => [name, await reuseCiphertext(member, former[name], findKey)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
