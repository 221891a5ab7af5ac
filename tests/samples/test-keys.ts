import { constants, createDecipheriv, createPrivateKey, createPublicKey, privateDecrypt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getKey, vectors } from '../contract/published-vectors.ts';

export const MERCHANT_ID = 'mch_01KF0AP900N5Y4WP04V8T304CJ';

/** Writes the published test keys as PEM files. */
export async function writeKeys(folder: string): Promise<void> {
  for (const key of vectors.keys) {
    const privatePem = createPrivateKey({ key, format: 'jwk' }).export({ type: 'pkcs8', format: 'pem' });
    const publicPem = createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    await writeFile(join(folder, `${key.kid}.pem`), privatePem);
    await writeFile(join(folder, `${key.kid}.pub.pem`), publicPem);
  }
}

/** What signing helpers read from the environment, beside the address and the token: the published keys in a folder. */
export function keyEnvironment(folder: string): Record<string, string> {
  return {
    MERCHANT_ID: MERCHANT_ID,
    KEY_ID: 'mk_sig_test_1',
    KEY_FILE: join(folder, 'mk_sig_test_1.pem'),
    PROVIDER_SIGNING_KEY_FILE: join(folder, 'pk_sig_test_1.pub.pem'),
    PROVIDER_KEY_ID: 'pk_enc_test_1',
    PROVIDER_KEY_FILE: join(folder, 'pk_enc_test_1.pub.pem'),
    DECRYPTION_KEY_FILE: join(folder, 'mk_enc_test_1.pem'),
  };
}

/** The plaintext of a field that was encrypted to the provider. Fails on any other header. */
export function decryptForProvider(jwe: string): string {
  const [header = '', wrapped = '', iv = '', ciphertext = '', tag = ''] = jwe.split('.');
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const expected = '{"alg":"RSA-OAEP-256","enc":"A256GCM","kid":"pk_enc_test_1","cty":"json"}';
  const stated = JSON.stringify(JSON.parse(bytes(header).toString()));
  if (stated !== expected) throw new Error(`not the header of the contract: ${stated}`);
  const key = createPrivateKey({ key: getKey('pk_enc_test_1'), format: 'jwk' });
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const decipher = createDecipheriv('aes-256-gcm', privateDecrypt({ key, ...padding }, bytes(wrapped)), bytes(iv));
  decipher.setAAD(Buffer.from(header)).setAuthTag(bytes(tag));
  return decipher.update(bytes(ciphertext), undefined, 'utf8') + decipher.final('utf8');
}
