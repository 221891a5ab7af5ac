import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import type { RsaPrivateJwk } from '../../packages/simulator/protocol/keys/rsa-jwk.ts';

/** A second implementation on OpenSSL that shares no line with `src`: what it and we agree on is the contract. */

export function sha256Hex(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

export function nodeSign(text: string, jwk: RsaPrivateJwk): string {
  return sign('sha256', Buffer.from(text, 'utf8'), privateKey(jwk)).toString('base64');
}

export function nodeVerify(text: string, signature: string, jwk: RsaPrivateJwk): boolean {
  return verify('sha256', Buffer.from(text, 'utf8'), publicKey(jwk), Buffer.from(signature, 'base64'));
}

/** The content key inside part two of a JWE. */
export function nodeUnwrap(compact: string, jwk: RsaPrivateJwk): Buffer {
  const [, wrapped = ''] = compact.split('.');
  return privateDecrypt({ key: privateKey(jwk), ...OAEP }, Buffer.from(wrapped, 'base64url'));
}

export function nodeDecrypt(compact: string, jwk: RsaPrivateJwk): string {
  const [header = '', , iv = '', ciphertext = '', tag = ''] = compact.split('.');
  const decipher = createDecipheriv('aes-256-gcm', nodeUnwrap(compact, jwk), Buffer.from(iv, 'base64url'));
  decipher.setAAD(Buffer.from(header, 'ascii')).setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(ciphertext, 'base64url')), decipher.final()]).toString('utf8');
}

/** A JWE; header, content key and IV may be such that the contract refuses them. A short content key means A128GCM. */
export function nodeEncrypt(
  plaintext: string | Uint8Array,
  jwk: RsaPrivateJwk,
  header = `{"alg":"RSA-OAEP-256","enc":"A256GCM","kid":"${jwk.kid}","cty":"json"}`,
  { cek, iv }: { cek: Buffer; iv: Buffer } = { cek: randomBytes(32), iv: randomBytes(12) },
): string {
  const encodedHeader = Buffer.from(header, 'utf8').toString('base64url');
  const cipher = createCipheriv(cek.length === 16 ? 'aes-128-gcm' : 'aes-256-gcm', cek, iv).setAAD(
    Buffer.from(encodedHeader, 'ascii'),
  );
  const ciphertext = Buffer.concat([cipher.update(Buffer.from(plaintext)), cipher.final()]);
  const wrapped = publicEncrypt({ key: publicKey(jwk), ...OAEP }, cek);
  return [encodedHeader, ...[wrapped, iv, ciphertext, cipher.getAuthTag()].map((p) => p.toString('base64url'))].join(
    '.',
  );
}

/** OpenSSL takes the OAEP hash for MGF1 as well. */
const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };

function privateKey(jwk: RsaPrivateJwk) {
  return createPrivateKey({ key: jwk, format: 'jwk' });
}

function publicKey({ kty, n, e }: RsaPrivateJwk) {
  return createPublicKey({ key: { kty, n, e }, format: 'jwk' });
}
