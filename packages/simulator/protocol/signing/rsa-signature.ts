import { decodeBase64, encodeBase64 } from '../../../base/encoding/base64.ts';
import { type Bytes, encodeUtf8 } from '../../../base/encoding/bytes.ts';
import type { RsaPrivateJwk, RsaPublicJwk } from '../keys/rsa-jwk.ts';
import { type Cryptography, webCryptography } from './cryptography.ts';

/** Signs a string to sign. The result is standard base64 with padding; the same string and key always give the same signature. */
export async function sign(
  stringToSign: string | Bytes,
  key: RsaPrivateJwk,
  cryptography: Cryptography = webCryptography,
): Promise<string> {
  return encodeBase64(await cryptography.sign(toBytes(stringToSign), key));
}

/** Whether `signature` is the strict base64 of a signature of exactly this text, or of these bytes. */
export async function verify(
  signed: string | Bytes,
  signature: string,
  key: RsaPublicJwk,
  cryptography: Cryptography = webCryptography,
): Promise<boolean> {
  const bytes = decodeBase64(signature);
  return bytes !== undefined && cryptography.verify(toBytes(signed), bytes, key);
}

function toBytes(text: string | Bytes): Bytes {
  return typeof text === 'string' ? encodeUtf8(text) : text;
}
