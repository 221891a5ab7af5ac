// Signs requests, verifies responses, encrypts fields. Node.js 22.18 or newer runs it as it is; nothing to install.
import { constants, createCipheriv, createHash, publicEncrypt, randomBytes, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const { env } = process;
export const accessToken = env.ACCESS_TOKEN ?? 'atk_3Fh7Kq9Zr2Vx5Bn8Ty1Wm4Pc6Ld0JgSaEuIoRtYiQwN';
const merchantId = env.MERCHANT_ID ?? 'mch_01KF0AP900N5Y4WP04V8T304CJ';
const keyId = env.KEY_ID ?? 'mk_sig_test_1';
const keyFile = env.KEY_FILE ?? 'mk_sig_test_1.pem';
const providerKeyId = env.PROVIDER_KEY_ID ?? 'pk_enc_test_1';
const providerKeyFile = env.PROVIDER_KEY_FILE ?? 'pk_enc_test_1.pub.pem';
const providerSigningKeyFile = env.PROVIDER_SIGNING_KEY_FILE ?? 'pk_sig_test_1.pub.pem';

/** Headers that sign a request. `target`: path and query exactly as sent; `body`: exactly the text sent. */
export function signedHeaders(method: string, target: string, body = ''): Record<string, string> {
  const timestamp = Date.now().toString();
  const nonce = randomBytes(16).toString('hex');
  return {
    'X-Merchant-Id': merchantId,
    'X-Key-Id': keyId,
    'X-Timestamp': timestamp,
    'X-Nonce': nonce,
    'X-Signature': signature({ method, target, timestamp, nonce, body }),
  };
}

/** The target of a request to the token service with the signature in its query. */
export function signedTarget(method: string, target: string, body = ''): string {
  const timestamp = Date.now().toString();
  const nonce = randomBytes(16).toString('hex');
  const toSign = targetToSign(target, timestamp, nonce);
  const signed = signature({ method, target: toSign, timestamp, nonce, body });
  return `${toSign}&signature=${encodeURIComponent(signed)}`;
}

/** With its own query parameters and those of the signature, sorted by name. */
export function targetToSign(target: string, timestamp: string, nonce: string): string {
  const [path = '', query = ''] = target.split('?');
  const own = [`merchantId=${merchantId}`, `keyId=${keyId}`, `timestamp=${timestamp}`, `nonce=${nonce}`];
  const pairs = [...own, ...(query === '' ? [] : query.split('&'))].map((pair) => pair.split('='));
  const sorted = pairs.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return `${path}?${sorted.map((pair) => pair.join('=')).join('&')}`;
}

type ToSign = { method: string; target: string; timestamp: string; nonce: string; body: string };

/** Six lines, each ended by a line feed. */
export function signature({ method, target, timestamp, nonce, body }: ToSign): string {
  const lines = [method, target, merchantId, timestamp, nonce, sha256(body)];
  return sign('sha256', Buffer.from(linesOf(lines)), readFileSync(keyFile)).toString('base64');
}

/** Throws unless the provider signed the response. `body`: exactly the text received. */
export function verifyResponse(status: number, headers: Headers, body: string): void {
  const header = (name: string) => headers.get(name) ?? '';
  const lines = [String(status), header('X-Request-Id'), header('X-Timestamp'), sha256(body)];
  const signed = Buffer.from(header('X-Signature'), 'base64');
  const isGenuine = verify('sha256', Buffer.from(linesOf(lines)), readFileSync(providerSigningKeyFile), signed);
  if (!isGenuine) throw new Error(`the response is not signed by the provider: ${status} ${body}`);
}

/** A compact JWE (RSA-OAEP-256, A256GCM) for the provider. */
export function encryptField(plaintext: object): string {
  const header = base64url(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: providerKeyId, cty: 'json' }));
  const contentKey = randomBytes(32);
  const key = { key: readFileSync(providerKeyFile), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const wrapped = base64url(publicEncrypt(key, contentKey));
  return `${header}.${wrapped}.${seal(header, contentKey, randomBytes(12), JSON.stringify(plaintext))}`;
}

/** The last three parts: IV, ciphertext, tag. */
export function seal(header: string, contentKey: Buffer, iv: Buffer, text: string): string {
  const cipher = createCipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(header));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [iv, ciphertext, cipher.getAuthTag()].map(base64url).join('.');
}

function linesOf(lines: string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function base64url(data: string | Buffer): string {
  return Buffer.from(data).toString('base64url');
}
