import { hex } from '@scure/base';
import { decodeBase64, decodeBase64Url } from '../../../protocol/encoding/base64.ts';
import { encodeUtf8 } from '../../../protocol/encoding/bytes.ts';
import type { RsaPublicJwk } from '../../../protocol/keys/rsa-jwk.ts';

/** What was hashed with what, and signed. */
export type OpenedSignature = { hash: string; digest: string };

/** DigestInfo of each hash function before its digest, in hex (RFC 8017 section 9.2, note 1). */
const DIGEST_INFOS: Record<string, string> = {
  'SHA-256': '3031300d060960864801650304020105000420',
  'SHA-1': '3021300906052b0e03021a05000414',
  'SHA-384': '3041300d060960864801650304020205000430',
  'SHA-512': '3051300d060960864801650304020305000440',
  MD5: '3020300c06082a864886f70d020505000410',
};

/**
 * Opens an RSASSA-PKCS1-v1_5 signature with the public key (RFC 8017 section 8.2.2): which digest was signed, whatever its text was. So each
 * text that may have been signed costs a digest only. Undefined: the signature was not made with this key, or in another way.
 */
export function openSignature(signature: string, key: RsaPublicJwk): OpenedSignature | undefined {
  const [, content] = /^0001(?:ff){8,}00([0-9a-f]+)$/.exec(openMessage(signature, key) ?? '') ?? [];
  if (content === undefined) return undefined;
  const [hash, prefix] = Object.entries(DIGEST_INFOS).find(([, info]) => content.startsWith(info)) ?? ['', ''];
  return { hash, digest: content.slice(prefix.length) };
}

/** Whether it is an RSASSA-PSS signature of the text (RFC 8017 section 8.1), with a salt of the usual length or of the greatest. */
export async function isPss(text: string, signature: string, key: RsaPublicJwk): Promise<boolean> {
  const bytes = decodeBase64(signature);
  if (!bytes || !openMessage(signature, key)?.endsWith('bc')) return false;
  const { kty, n, e } = key;
  const algorithm = { name: 'RSA-PSS', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('jwk', { kty, n, e }, algorithm, false, ['verify']);
  const fits = [32, bytes.length - 34].map((saltLength) =>
    crypto.subtle.verify({ name: 'RSA-PSS', saltLength }, imported, bytes, encodeUtf8(text)),
  );
  return (await Promise.all(fits)).includes(true);
}

/** The encoded message of a signature, in hex: its power of the public exponent, modulo the modulus. */
function openMessage(signature: string, { n, e }: RsaPublicJwk): string | undefined {
  const [bytes, modulus, exponent] = [decodeBase64(signature), decodeBase64Url(n), decodeBase64Url(e)];
  if (!bytes || !modulus || !exponent || bytes.length !== modulus.length) return undefined;
  const power = raise(toNumber(bytes), toNumber(exponent), toNumber(modulus));
  return power.toString(16).padStart(2 * modulus.length, '0');
}

function raise(base: bigint, exponent: bigint, modulus: bigint): bigint {
  return [...exponent.toString(2)].reduce((power, bit) => {
    const square = (power * power) % modulus;
    return bit === '1' ? (square * base) % modulus : square;
  }, 1n);
}

function toNumber(bytes: Uint8Array): bigint {
  return BigInt(`0x${hex.encode(bytes)}`);
}
