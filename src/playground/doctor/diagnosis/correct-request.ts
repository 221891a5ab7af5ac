import type { RsaPrivateJwk } from '../../../protocol/keys/rsa-jwk.ts';
import { sign } from '../../../protocol/signing/rsa-signature.ts';
import { createNonce } from '../../../protocol/signing/signer.ts';
import type { PastedRequest } from '../request/pasted-request.ts';
import { requestLines } from './causes.ts';
import { readSignedRequest, withCredentials } from './signed-request.ts';

/**
 * The same request with a signature that verifies: nothing else changes, unless something else is missing or wrong. `renew` gives it a
 * time (Unix milliseconds) and a new nonce, because a nonce is accepted once.
 */
export async function correctRequest(
  pasted: PastedRequest,
  key: RsaPrivateJwk,
  { merchantId, renew }: { merchantId: string; renew?: number },
): Promise<PastedRequest> {
  const { credentials, malformed } = readSignedRequest(pasted);
  const isWrong = (name: (typeof malformed)[number]) => malformed.includes(name);
  const time = renew ?? (isWrong('timestamp') ? Date.now() : undefined);
  const stamped = withCredentials(pasted, {
    ...(isWrong('merchantId') && { merchantId }),
    ...(credentials.keyId !== key.kid && { keyId: key.kid }),
    ...(time !== undefined && { timestamp: String(time) }),
    ...((renew !== undefined || isWrong('nonce')) && { nonce: createNonce() }),
  });
  const text = (await requestLines(readSignedRequest(stamped))).map((line) => `${line}\n`).join('');
  return withCredentials(stamped, { signature: await sign(text, key) });
}
