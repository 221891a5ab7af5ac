import { generateKeyPairSync } from 'node:crypto';
import type { State } from '../../core/state/state.ts';
import type { RsaPrivateJwk } from '../../protocol/keys/rsa-jwk.ts';

/** The provider with a second signing key, as while its keys rotate. New each time: only the client that is certified gets its public half. */
export function withSecondKey(state: State): State {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'pk_sig_test_2', use: 'sig', alg: 'RS256' };
  return { ...state, providerKeys: [...state.providerKeys, key as RsaPrivateJwk] };
}
