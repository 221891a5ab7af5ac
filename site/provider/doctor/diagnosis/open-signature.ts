import { hex } from '@scure/base';
import { decodeBase64, decodeBase64Url } from '../../../../packages/base/encoding/base64.ts';
import type { RsaPublicJwk } from '../../../../packages/simulator/protocol/keys/rsa-jwk.ts';

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

/** Length of the digest of each hash function that a browser has, in bytes. */
const DIGEST_LENGTHS = { 'SHA-256': 32, 'SHA-512': 64, 'SHA-384': 48, 'SHA-1': 20 };

/**
 * The hash function of an RSASSA-PSS signature, whatever its text was, with a salt of its length or of the greatest (RFC 8017 section 9.1.2).
 * The greatest leaves no more padding than one byte, which one wrong mask in 128 has too: it counts only where no function fits better.
 */
export async function openPss(signature: string, key: RsaPublicJwk): Promise<string | undefined> {
  const message = openMessage(signature, key);
  if (!message?.endsWith('bc')) return undefined;
  const bytes = hex.decode(message);
  let withGreatest: string | undefined;
  for (const [hash, length] of Object.entries(DIGEST_LENGTHS)) {
    const end = bytes.length - length - 1;
    // Java masks with SHA-1, whatever the hash function, unless configured otherwise.
    for (const maskHash of new Set([hash, 'SHA-1'])) {
      const mask = await createMask(bytes.slice(end, -1), end, maskHash);
      const block = bytes.slice(0, end).map((byte, index) => byte ^ (mask[index] ?? 0));
      // The highest bit is not part of the message.
      const [, padding, salt = ''] = /^[08](0(?:00)*01|1)(.*)$/.exec(hex.encode(block)) ?? [];
      if (salt.length === 2 * length) return hash;
      if (padding === '1') withGreatest ??= hash;
    }
  }
  return withGreatest;
}

/** MGF1 (RFC 8017 appendix B.2.1). */
async function createMask(seed: Uint8Array, length: number, hash: string): Promise<Uint8Array> {
  const parts: number[] = [];
  for (let counter = 0; parts.length < length; counter += 1)
    parts.push(...new Uint8Array(await crypto.subtle.digest(hash, new Uint8Array([...seed, 0, 0, 0, counter]))));
  return new Uint8Array(parts);
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
