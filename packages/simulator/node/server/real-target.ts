import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { UsageError } from '../../../base/node/options.ts';
import type { RsaPrivateJwk } from '../../protocol/keys/rsa-jwk.ts';
import type { ProxyTarget } from './signing-proxy.ts';
import { cacheToken, createLogin } from './token-source.ts';

type Environment = Record<string, string | undefined>;

/** What the environment must say, in the words of the signing helpers. */
const NEEDED = {
  MERCHANT_ID: 'your merchant number',
  KEY_ID: 'the ID of your signing key',
  KEY_FILE: 'a PEM file with its private key',
};

/**
 * A real address with the credentials of the environment. Never the test keys, which everybody has, and never without TLS beyond this
 * machine.
 */
export function readRealTarget(address: string, environment: Environment): ProxyTarget {
  const missing = Object.entries(NEEDED).filter(([name]) => !environment[name]);
  if (missing.length > 0)
    throw new UsageError(`Set in the environment: ${missing.map(([name, text]) => `${name} (${text})`).join(', ')}.`);
  const {
    MERCHANT_ID = '',
    KEY_ID = '',
    KEY_FILE = '',
    ACCESS_TOKEN,
    AUTHORIZATION_CODE,
    TOKEN_BASE_URL,
  } = environment;
  if (!ACCESS_TOKEN && !AUTHORIZATION_CODE)
    throw new UsageError('Set ACCESS_TOKEN or AUTHORIZATION_CODE in the environment.');
  const origin = toOrigin(address);
  const signer = { merchantId: MERCHANT_ID, key: readKey(KEY_FILE, KEY_ID) };
  return {
    origin,
    tokenOrigin: TOKEN_BASE_URL ? toOrigin(TOKEN_BASE_URL) : origin,
    isSandbox: false,
    signer,
    now: Date.now,
    ...(ACCESS_TOKEN
      ? { getToken: () => Promise.resolve(ACCESS_TOKEN) }
      : cacheToken(createLogin({ origin, signer, now: Date.now, code: AUTHORIZATION_CODE ?? '' }), Date.now)),
  };
}

function toOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isLocal))
    throw new UsageError(`${address} is not an address that begins with https:// (or http:// on this machine).`);
  return url.origin;
}

function readKey(file: string, kid: string): RsaPrivateJwk {
  try {
    const { kty, n, e, d, p, q, dp, dq, qi } = createPrivateKey(readFileSync(file)).export({ format: 'jwk' });
    if (kty !== 'RSA') throw new TypeError('not an RSA key');
    // An RSA private key has all of them.
    return { kty, n, e, d, p, q, dp, dq, qi, kid, use: 'sig', alg: 'RS256' } as RsaPrivateJwk;
  } catch (error) {
    throw new UsageError(`KEY_FILE: ${file} is not read (${error instanceof Error ? error.message : 'unknown'}).`);
  }
}
