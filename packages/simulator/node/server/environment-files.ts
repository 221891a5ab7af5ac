import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTestKey, MERCHANT_ID } from '../../core/test-merchant.ts';
import type { RsaPublicJwk } from '../../protocol/keys/rsa-jwk.ts';

type Credentials = {
  origin: string;
  accessToken: string;
  code: string;
  /** Of the provider, two while they rotate. The published one by default. */
  verificationKeys?: readonly RsaPublicJwk[];
};

/** Writes the test keys as PEM files and a script that sets what published samples read from the environment. Gives its path. */
export function writeEnvironment(folder: string, credentials: Credentials): string {
  const file = join(folder, 'env.sh');
  const lines = Object.entries(createEnvironment(folder, credentials)).map(
    ([name, value]) => `export ${name}=${quoteForShell(value)}\n`,
  );
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  return file;
}

/** The variables that published samples read. Writes the key files that they name. */
export function createEnvironment(
  folder: string,
  { origin, accessToken, code, verificationKeys = [getTestKey('pk_sig_test_1')] }: Credentials,
): Record<string, string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    BASE_URL: origin,
    // In production the token service has an address of its own.
    TOKEN_BASE_URL: origin,
    ACCESS_TOKEN: accessToken,
    AUTH_CODE: code,
    MERCHANT_ID,
    KEY_ID: 'mk_sig_test_1',
    KEY_FILE: writePrivateKey(folder, 'mk_sig_test_1'),
    DECRYPTION_KEY_FILE: writePrivateKey(folder, 'mk_enc_test_1'),
    PROVIDER_SIGNING_KEY_FILE: verificationKeys.map((key) => writePublicKey(folder, key)).join(','),
    PROVIDER_KEY_ID: 'pk_enc_test_1',
    PROVIDER_KEY_FILE: writePublicKey(folder, getTestKey('pk_enc_test_1')),
  };
}

/** One word of a POSIX shell, whatever is in it. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function writePrivateKey(folder: string, kid: string): string {
  const file = join(folder, `${kid}.pem`);
  const key = createPrivateKey({ key: { ...getTestKey(kid) }, format: 'jwk' });
  writeFileSync(file, key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return file;
}

function writePublicKey(folder: string, jwk: RsaPublicJwk): string {
  const file = join(folder, `${jwk.kid}.pub.pem`);
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
  writeFileSync(file, key.export({ type: 'spki', format: 'pem' }));
  return file;
}
