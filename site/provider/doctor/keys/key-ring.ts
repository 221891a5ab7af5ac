import { getTestKey } from '../../../../packages/simulator/core/test-merchant.ts';
import type { RsaPrivateJwk, RsaPublicJwk } from '../../../../packages/simulator/protocol/keys/rsa-jwk.ts';

/** A key of the page, in memory only. */
export type RingKey = { jwk: RsaPublicJwk | RsaPrivateJwk; source: 'published' | 'made' | 'imported' };

const PUBLISHED = ['mk_sig_test_1', 'pk_sig_test_1', 'mk_enc_test_1', 'pk_enc_test_1'];

/** The published test keys, which everybody has. */
export function createKeyRing(): RingKey[] {
  return PUBLISHED.map((kid) => ({ jwk: getTestKey(kid), source: 'published' }));
}

/** A key takes the place of another with its id and use: one id names one key. */
export function addKey(ring: readonly RingKey[], added: RingKey): RingKey[] {
  const isOther = ({ jwk }: RingKey) => jwk.kid !== added.jwk.kid || jwk.use !== added.jwk.use;
  return [...ring.filter(isOther), added];
}
