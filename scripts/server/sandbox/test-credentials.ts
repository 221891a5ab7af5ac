import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsaPrivateJwk } from '../../../src/protocol/keys/rsa-jwk.ts';
import { createState } from '../../../src/sandbox/create-state.ts';
import type { Clock, State } from '../../../src/sandbox/state/state.ts';
import { ROOT } from '../../cli/options.ts';

/** The published test keys: everybody has them, so they are good for a sandbox only. */
export const KEYS_FILE = 'openapi/test-vectors.json';

export const MERCHANT_ID = 'mch_01KF0AP900N5Y4WP04V8T304CJ';

export function readTestKeys(): (kid: string) => RsaPrivateJwk {
  const { keys }: { keys: RsaPrivateJwk[] } = JSON.parse(readFileSync(join(ROOT, KEYS_FILE), 'utf8'));
  return (kid) => {
    const key = keys.find((one) => one.kid === kid);
    if (!key) throw new Error(`${KEYS_FILE} has no key ${kid}.`);
    return key;
  };
}

/** A fresh sandbox of the test merchant. */
export function createTestState({ seed, time, clock }: { seed: string; time: number; clock?: Clock }): State {
  const getKey = readTestKeys();
  return createState({
    seed,
    time,
    clock,
    merchantId: MERCHANT_ID,
    merchantKeys: ['mk_sig_test_1', 'mk_enc_test_1'].map((kid) => toPublic(getKey(kid))),
    providerKeys: ['pk_sig_test_1', 'pk_enc_test_1'].map(getKey),
  });
}

function toPublic({ kty, kid, use, alg, n, e }: RsaPrivateJwk) {
  return { kty, kid, use, alg, n, e };
}
