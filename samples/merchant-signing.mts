// Signs requests, verifies responses, encrypts and decrypts fields. Node.js 22.18 or newer runs it as it is; nothing to install.
//
// Set in the environment:
//   BASE_URL, TOKEN_BASE_URL            origins of the merchant API and of the token service
//   MERCHANT_ID                         your merchant number
//   KEY_ID, KEY_FILE                    your signing key: its ID, and a PEM file with the private key
//   PROVIDER_SIGNING_KEY_FILE           PEM file with the public key that verifies responses, named after its ID: pk_sig_1.pem;
//                                       while keys rotate both files, with a comma between them
//   ACCESS_TOKEN                        for requests that have one
//   PROVIDER_KEY_ID, PROVIDER_KEY_FILE  the provider's encryption key, for fields that you encrypt
//   DECRYPTION_KEY_FILE                 PEM file with your private encryption key, for fields that you decrypt
import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const TIMEOUT_MS = 15_000;
const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };

type Envelope<Data> = { code: number; error: string; message: string; requestId: string; data: Data };
type Content = { headers?: Record<string, string>; body?: object | string };

/** The request was refused. After an error of another kind, such as a time-out, HTTP 504 or 401010, what happened to it is unknown. */
export class ApiError extends Error {
  readonly code: number;
  /** Seconds to wait before a repeat; 0 where the response does not say. */
  readonly retryAfter: number;

  constructor(code: number, text: string, retryAfter: number) {
    super(text);
    this.name = 'ApiError';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** A variable of the environment. Stops the program when it is not set. */
export function environment(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`Set ${name} in the environment: merchant-signing.mts says what it is.`);
  process.exit(1);
}

/** A new key, written down before anything is sent: a repetition needs the same one. Use your database in production. */
export function newIdempotencyKey(): string {
  const key = randomUUID();
  appendFileSync('idempotency-keys.txt', `${new Date().toISOString()} ${key}\n`);
  return key;
}

/**
 * Sends a request to the merchant API, with a signature in its headers. Gives `data` of the response, once the response is verified
 * and its code is 0.
 */
export async function sendSigned<Data = unknown>(method: string, target: string, content: Content = {}): Promise<Data> {
  const body = toText(content.body);
  const headers = { ...content.headers, ...signedHeaders(method, target, body) };
  return send(environment('BASE_URL') + target, { method, headers, body });
}

/** The same to the token service, with the signature in the query. */
export async function sendSignedQuery<Data = unknown>(
  method: string,
  target: string,
  content: Content = {},
): Promise<Data> {
  const body = toText(content.body);
  const url = environment('TOKEN_BASE_URL') + signedTarget(method, target, body);
  return send(url, { method, headers: content.headers, body });
}

async function send<Data>(
  url: string,
  { method, headers, body }: { method: string; headers?: Record<string, string>; body?: string },
): Promise<Data> {
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json; charset=utf-8' }), ...headers },
    body,
    // Following one would send token, signature and body to another address.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  verifyResponse(response.status, response.headers, text);
  const { code, error, message, requestId, data } = parse<Envelope<Data>>(text);
  if (code !== 0) {
    const summary = `${code} ${error}: ${message} (request ${requestId})`;
    // 503 says that this attempt executed nothing; 500, 502 and 504 do not. 401010: a library or proxy sent the request twice.
    if (code === 401010 || (response.status >= 500 && response.status !== 503))
      throw new Error(`The outcome is unknown: ${summary}`);
    throw new ApiError(code, summary, Number(response.headers.get('Retry-After')));
  }
  return data;
}

function toText(body: object | string | undefined): string | undefined {
  return typeof body === 'object' ? JSON.stringify(body) : body;
}

/** Headers that sign a request. `target`: path and query exactly as sent; `body`: exactly the text sent. */
export function signedHeaders(method: string, target: string, body = ''): Record<string, string> {
  const timestamp = Date.now().toString();
  const nonce = randomBytes(16).toString('hex');
  return {
    'X-Merchant-Id': environment('MERCHANT_ID'),
    'X-Key-Id': environment('KEY_ID'),
    'X-Timestamp': timestamp,
    'X-Nonce': nonce,
    'X-Signature': signature({ method, target, timestamp, nonce, body }),
  };
}

/** The target with the signature in its query. */
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
  const signer = [`merchantId=${environment('MERCHANT_ID')}`, `keyId=${environment('KEY_ID')}`];
  const own = [...signer, `timestamp=${timestamp}`, `nonce=${nonce}`];
  const pairs = [...own, ...(query === '' ? [] : query.split('&'))].map((pair) => pair.split('='));
  const sorted = pairs.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return `${path}?${sorted.map((pair) => pair.join('=')).join('&')}`;
}

type ToSign = { method: string; target: string; timestamp: string; nonce: string; body: string };

/** Six lines, each ended by a line feed. */
export function signature({ method, target, timestamp, nonce, body }: ToSign): string {
  const lines = [method, target, environment('MERCHANT_ID'), timestamp, nonce, sha256(body)];
  return sign('sha256', Buffer.from(joinLines(lines)), readKey('KEY_FILE')).toString('base64');
}

/** Throws unless the provider signed the response. `body`: exactly the text received. Errors leave it out: logs keep them. */
export function verifyResponse(status: number, headers: Headers, body: string): void {
  if (status >= 300 && status < 400)
    throw new Error(
      `Redirect (HTTP ${status}), not followed: the API never sends one. Check BASE_URL and TOKEN_BASE_URL.`,
    );
  const header = (name: string) => headers.get(name) ?? '';
  const lines = [String(status), header('X-Request-Id'), header('X-Timestamp'), sha256(body)];
  const signed = Buffer.from(header('X-Signature'), 'base64');
  const keyId = header('X-Key-Id');
  const isGenuine = keyId && verify('sha256', Buffer.from(joinLines(lines)), readProviderKey(keyId), signed);
  if (!isGenuine) throw new Error(`The response is not signed by the provider (HTTP ${status}).`);
}

/** The public key of this ID. */
function readProviderKey(keyId: string): string {
  const files = environment('PROVIDER_SIGNING_KEY_FILE').split(/\s*,\s*/);
  const file = files.find((name) => [`${keyId}.pem`, `${keyId}.pub.pem`].includes(basename(name)));
  if (file) return readFileSync(file, 'utf8');
  throw new Error(
    `PROVIDER_SIGNING_KEY_FILE has no key ${keyId}, which signed the response. Download it from the console, add ${keyId}.pem.`,
  );
}

/** A compact JWE (RSA-OAEP-256, A256GCM) for the provider. */
export function encryptField(plaintext: object): string {
  const kid = environment('PROVIDER_KEY_ID');
  const header = base64url(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid, cty: 'json' }));
  const contentKey = randomBytes(32);
  const wrapped = base64url(publicEncrypt({ key: readKey('PROVIDER_KEY_FILE'), ...OAEP }, contentKey));
  return `${header}.${wrapped}.${seal(header, contentKey, randomBytes(12), JSON.stringify(plaintext))}`;
}

/** The last three parts: IV, ciphertext, tag. */
export function seal(header: string, contentKey: Buffer, iv: Buffer, text: string): string {
  const cipher = createCipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(header));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [iv, ciphertext, cipher.getAuthTag()].map(base64url).join('.');
}

/** What the provider encrypted to you. Never log it. */
export function decryptField(jwe: string): unknown {
  const [header = '', ...parts] = jwe.split('.');
  const { alg, enc } = parse<{ alg: string; enc: string }>(Buffer.from(header, 'base64url').toString());
  if (alg !== 'RSA-OAEP-256' || enc !== 'A256GCM') throw new Error(`Not an algorithm of the contract: ${alg}, ${enc}`);
  const [wrapped, iv, ciphertext, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (parts.length !== 4 || !wrapped || !iv || !ciphertext || tag?.length !== 16) throw new Error('Not a compact JWE');
  const contentKey = privateDecrypt({ key: readKey('DECRYPTION_KEY_FILE'), ...OAEP }, wrapped);
  const decipher = createDecipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(header)).setAuthTag(tag);
  return parse(Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString());
}

/** Reads JSON. The error of Node.js quotes what it cannot read; this one does not. */
function parse<Value>(text: string): Value {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The text is not JSON.');
  }
}

function readKey(variable: string): string {
  return readFileSync(environment(variable), 'utf8');
}

function joinLines(lines: string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function base64url(data: string | Buffer): string {
  return Buffer.from(data).toString('base64url');
}
