import { readKey } from '../../packages/simulator/keys/read-key.ts';
import { isPrivate, type KeyUse } from '../../packages/simulator/keys/rsa-keys.ts';
import type { RsaPrivateJwk, RsaPublicJwk } from '../../packages/simulator/protocol/keys/rsa-jwk.ts';
import { createAccess, type TokenAccess } from './access.ts';
import type { Key, SigningOptions } from './types.ts';

/** The options of a client with what is made of them: its keys, imported once, and its tokens. */
export type Session = {
  merchantId: string;
  signingKey: RsaPrivateJwk;
  verificationKeys: ReadonlyMap<string, RsaPublicJwk>;
  encryptionKey?: RsaPublicJwk;
  decryptionKey?: RsaPrivateJwk;
  access?: TokenAccess;
  language: string;
  timeoutMs: number;
  maxAttempts: number;
  maxWaitMs: number;
  beforeSend: NonNullable<SigningOptions['beforeSend']>;
  send: typeof fetch;
};

/** As long as the options say nothing else. */
export const DEFAULTS = { timeoutMs: 15_000, maxAttempts: 4, maxWaitMs: 30_000 };

/** Rejects with a TypeError that names the key which cannot be read. */
export async function createSession(options: SigningOptions): Promise<Session> {
  const { access, encryptionKey, decryptionKey, fetch: send = (...request) => fetch(...request) } = options;
  const verificationKeys = await Promise.all(
    options.verificationKeys.map((key) => readPublic(key, 'sig', 'verificationKeys')),
  );
  return {
    merchantId: options.merchantId,
    signingKey: await readPrivate(options.signingKey, 'sig', 'signingKey'),
    verificationKeys: new Map(verificationKeys.map((key) => [key.kid, key])),
    ...(encryptionKey && { encryptionKey: await readPublic(encryptionKey, 'enc', 'encryptionKey') }),
    ...(decryptionKey && { decryptionKey: await readPrivate(decryptionKey, 'enc', 'decryptionKey') }),
    ...(access && { access: createAccess(access) }),
    language: options.language ?? 'en',
    timeoutMs: options.timeoutMs ?? DEFAULTS.timeoutMs,
    maxAttempts: options.maxAttempts ?? DEFAULTS.maxAttempts,
    maxWaitMs: options.maxWaitMs ?? DEFAULTS.maxWaitMs,
    beforeSend: options.beforeSend ?? (() => undefined),
    send,
  };
}

async function readPublic(key: Key, use: KeyUse, option: string): Promise<RsaPublicJwk> {
  const read = await readKey('pem' in key && typeof key.pem === 'string' ? key.pem : JSON.stringify(key), key.kid, use);
  if (!read.ok) throw new TypeError(`${option}: the key ${key.kid} cannot be read (${read.problem}).`);
  return read.key;
}

async function readPrivate(key: Key, use: KeyUse, option: string): Promise<RsaPrivateJwk> {
  const read = await readPublic(key, use, option);
  if (!isPrivate(read)) throw new TypeError(`${option}: the key ${key.kid} is a public one.`);
  return read;
}
