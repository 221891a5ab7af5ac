import { decodeBase64Url, encodeBase64Url } from '../../../base/encoding/base64.ts';
import {
  type Bytes,
  concatBytes,
  decodeUtf8,
  encodeUtf8,
  type RandomBytes,
  randomBytes,
} from '../../../base/encoding/bytes.ts';
import { isRecord, parseJson } from '../../../base/encoding/json.ts';
import { importRsaKey, type RsaPrivateJwk, type RsaPublicJwk } from '../keys/rsa-jwk.ts';
import { encodeJweHeader, readJweHeader } from './jwe-header.ts';

/** Largest plaintext, in bytes (docs/contract.md#36-field-encryption). */
export const MAX_PLAINTEXT_BYTES = 4096;
/** Largest compact serialization, in characters (schema Jwe). */
const MAX_COMPACT_CHARS = 8192;
const CEK_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The checks of a JWE in the order in which they are made. Only for tests and tools: the API returns 400005 for all. */
export type JweStep = 'parts' | 'header' | 'key' | 'cek' | 'tag' | 'json';

export type DecryptedJwe = { ok: true; claims: Record<string, unknown> } | { ok: false; step: JweStep };

/**
 * Encrypts JSON text as a JWE in compact serialization with RSA-OAEP-256 and A256GCM (docs/contract.md#36-field-encryption).
 * `random` is called for the 32 bytes of the content key, then for the 12 of the IV; pass one only to repeat a vector.
 * Rejects with a RangeError when the plaintext has more than 4096 bytes.
 */
export async function encryptJwe(
  plaintext: string,
  recipient: RsaPublicJwk,
  random: RandomBytes = randomBytes,
): Promise<string> {
  const bytes = encodeUtf8(plaintext);
  if (bytes.length > MAX_PLAINTEXT_BYTES) throw new RangeError(`The plaintext has ${bytes.length} of 4096 bytes.`);
  const header = encodeJweHeader(recipient.kid);
  const cek = random(CEK_BYTES);
  const iv = random(IV_BYTES);
  const wrapped = await crypto.subtle.encrypt('RSA-OAEP', await importRsaKey(recipient, 'encrypt'), cek);
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(aesGcm(iv, header), await importCek(cek, 'encrypt'), bytes),
  );
  // WebCrypto returns ciphertext and tag in one buffer, JWE keeps them apart.
  const parts = [new Uint8Array(wrapped), iv, sealed.subarray(0, -TAG_BYTES), sealed.subarray(-TAG_BYTES)];
  return [header, ...parts.map(encodeBase64Url)].join('.');
}

/**
 * Decrypts a JWE whose plaintext is a JSON object, checking everything that docs/contract.md#36-field-encryption lists before the claims.
 * `findKey` gives the private key of a key id; a key that is not for encryption counts as unknown.
 */
export async function decryptJwe(
  compact: string,
  findKey: (kid: string) => RsaPrivateJwk | undefined,
): Promise<DecryptedJwe> {
  const parts = splitCompact(compact);
  if (!parts) return { ok: false, step: 'parts' };
  const kid = readJweHeader(parts.header);
  if (kid === undefined) return { ok: false, step: 'header' };
  const key = findKey(kid);
  if (key?.use !== 'enc') return { ok: false, step: 'key' };
  const cek = await unwrapCek(parts.wrappedCek, key);
  if (!cek) return { ok: false, step: 'cek' };
  const plaintext = await openContent(parts, cek);
  if (!plaintext) return { ok: false, step: 'tag' };
  const text = decodeUtf8(plaintext);
  const claims = text === undefined ? undefined : parseJson(text);
  return isRecord(claims) ? { ok: true, claims } : { ok: false, step: 'json' };
}

/** The parts of a JWE, decoded; the header stays encoded, because that is what is authenticated (RFC 7516 section 3.1). */
export type CompactParts = { header: string; wrappedCek: Bytes; iv: Bytes; ciphertext: Bytes; tag: Bytes };

/** Five non-empty base64url parts with an IV and a tag of the right length and a plaintext within the limit. */
export function splitCompact(compact: string): CompactParts | undefined {
  if (compact.length > MAX_COMPACT_CHARS) return undefined;
  const [header, ...encoded] = compact.split('.');
  const [wrappedCek, iv, ciphertext, tag] = encoded.map(decodeBase64Url);
  if (!header || encoded.length !== 4 || !wrappedCek?.length || !ciphertext?.length) return undefined;
  if (iv?.length !== IV_BYTES || tag?.length !== TAG_BYTES) return undefined;
  // GCM does not pad: the ciphertext is as long as the plaintext.
  if (ciphertext.length > MAX_PLAINTEXT_BYTES) return undefined;
  return { header, wrappedCek, iv, ciphertext, tag };
}

/** The content key, or nothing when this private key does not open it. */
export async function unwrapCek(wrapped: Bytes, key: RsaPrivateJwk): Promise<Bytes | undefined> {
  const privateKey = await importRsaKey(key, 'decrypt');
  const cek = await crypto.subtle.decrypt('RSA-OAEP', privateKey, wrapped).catch(() => undefined);
  return cek?.byteLength === CEK_BYTES ? new Uint8Array(cek) : undefined;
}

/** The plaintext, or nothing when the tag is not right: header, IV, ciphertext or tag were changed, or the content key is another. */
export async function openContent(
  { header, iv, ciphertext, tag }: CompactParts,
  cek: Bytes,
): Promise<Bytes | undefined> {
  const key = await importCek(cek, 'decrypt');
  const sealed = concatBytes(ciphertext, tag);
  const plaintext = await crypto.subtle.decrypt(aesGcm(iv, header), key, sealed).catch(() => undefined);
  return plaintext && new Uint8Array(plaintext);
}

function importCek(cek: Bytes, usage: 'encrypt' | 'decrypt') {
  return crypto.subtle.importKey('raw', cek, 'AES-GCM', false, [usage]);
}

/** The encoded header is authenticated as it is, in ASCII (RFC 7516 section 5.1, step 14). */
function aesGcm(iv: Bytes, header: string) {
  return { name: 'AES-GCM', iv, additionalData: encodeUtf8(header), tagLength: 8 * TAG_BYTES };
}
