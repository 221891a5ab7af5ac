import { decodeBase64, encodeBase64 } from '../../encoding/base64.ts';
import { type Bytes, encodeUtf8 } from '../../encoding/bytes.ts';
import { importRsaKey, type RsaPrivateJwk, type RsaPublicJwk } from '../keys/rsa-jwk.ts';

const ALGORITHM = 'RSASSA-PKCS1-v1_5';

/**
 * Signs a string to sign with RSASSA-PKCS1-v1_5 and SHA-256 (docs/contract.md#33-why-these-algorithms).
 * The result is standard base64 with padding; the same string and key always give the same signature.
 */
export async function sign(stringToSign: string | Bytes, key: RsaPrivateJwk): Promise<string> {
  const message = typeof stringToSign === 'string' ? encodeUtf8(stringToSign) : stringToSign;
  const signature = await crypto.subtle.sign(ALGORITHM, await importRsaKey(key, 'sign'), message);
  return encodeBase64(new Uint8Array(signature));
}

/** Whether `signature` is the strict base64 of a signature of exactly this text, or of these bytes. */
export async function verify(signed: string | Bytes, signature: string, key: RsaPublicJwk): Promise<boolean> {
  const bytes = decodeBase64(signature);
  if (!bytes) return false;
  const message = typeof signed === 'string' ? encodeUtf8(signed) : signed;
  return crypto.subtle.verify(ALGORITHM, await importRsaKey(key, 'verify'), bytes, message);
}
