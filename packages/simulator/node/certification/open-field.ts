import { constants, createDecipheriv, createPrivateKey, type KeyObject, privateDecrypt } from 'node:crypto';
import { isRecord, parseJson } from '../../../base/encoding/json.ts';
import type { OpenedField } from '../../certification/secrets.ts';
import { getTestKey } from '../../core/test-merchant.ts';

const TAG_BYTES = 16;

/** Opens an encrypted field of a request at once, where WebCrypto cannot: a log is written in the order of the calls. Undefined when it does not open. */
export function openField(compact: string): OpenedField | undefined {
  const [header = '', ...parts] = compact.split('.');
  const [wrapped, iv, ciphertext, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (!wrapped || !iv || !ciphertext || tag?.length !== TAG_BYTES) return undefined;
  try {
    const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    const contentKey = privateDecrypt({ key: getPrivateKey(), ...padding }, wrapped);
    const decipher = createDecipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(header)).setAuthTag(tag);
    const claims = parseJson(Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString());
    const documentNumber = isRecord(claims) && typeof claims.number === 'string' ? claims.number : undefined;
    return { contentKey: new Uint8Array(contentKey), iv: new Uint8Array(iv), documentNumber };
  } catch {
    return undefined;
  }
}

let privateKey: KeyObject | undefined;

function getPrivateKey(): KeyObject {
  privateKey ??= createPrivateKey({ key: { ...getTestKey('pk_enc_test_1') }, format: 'jwk' });
  return privateKey;
}
