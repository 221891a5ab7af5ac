import { testKeys } from '../generated/test-keys.ts';
import type { RsaPrivateJwk } from '../protocol/keys/rsa-jwk.ts';
import { createState } from './create-state.ts';
import type { Clock, State } from './state/state.ts';

export const MERCHANT_ID = 'mch_01KF0AP900N5Y4WP04V8T304CJ';

/** A published test key with both halves. */
export function getTestKey(kid: string): RsaPrivateJwk {
  const key = testKeys.find((one) => one.kid === kid);
  if (!key) throw new Error(`There is no test key ${kid}.`);
  return key;
}

/** A fresh sandbox of the test merchant. */
export function createTestState({ seed, time, clock }: { seed: string; time: number; clock?: Clock }): State {
  return createState({
    seed,
    time,
    clock,
    merchantId: MERCHANT_ID,
    merchantKeys: ['mk_sig_test_1', 'mk_enc_test_1'].map((kid) => toPublic(getTestKey(kid))),
    providerKeys: ['pk_sig_test_1', 'pk_enc_test_1'].map(getTestKey),
  });
}

function toPublic({ kty, kid, use, alg, n, e }: RsaPrivateJwk) {
  return { kty, kid, use, alg, n, e };
}
