import type { RsaPrivateJwk } from '../../../../packages/simulator/protocol/keys/rsa-jwk.ts';
import { sign } from '../../../../packages/simulator/protocol/signing/rsa-signature.ts';
import { createNonce } from '../../../../packages/simulator/protocol/signing/signer.ts';
import type { PastedRequest } from '../../../../src/paste/request/pasted-request.ts';
import { requestLines } from './causes.ts';
import type { Verdict } from './diagnose.ts';
import { decodeOnce } from './other-targets.ts';
import { readSignedRequest, withCredentials } from './signed-request.ts';

/**
 * The same request with a signature that verifies: nothing else changes, unless the verdict says that something else is missing or wrong.
 * `renew` gives it a time (Unix milliseconds) and a new nonce, because a nonce is accepted once.
 */
export async function correctRequest(
  sent: PastedRequest,
  key: RsaPrivateJwk,
  { merchantId, verdict, renew }: { merchantId: string; verdict: Verdict; renew?: number },
): Promise<PastedRequest> {
  const isEncodedTwice = verdict.kind === 'cause' && verdict.cause === 'encodedTwice';
  const pasted = isEncodedTwice ? { ...sent, target: decodeOnce(sent.target) } : sent;
  const { credentials, malformed } = readSignedRequest(pasted);
  const isWrong = (name: (typeof malformed)[number]) => malformed.includes(name);
  const isUsed = verdict.kind === 'nonceReused' || verdict.kind === 'clock';
  const time = renew ?? (isUsed || isWrong('timestamp') ? Date.now() : undefined);
  const stamped = withCredentials(pasted, {
    ...(isWrong('merchantId') && { merchantId }),
    ...(credentials.keyId !== key.kid && { keyId: key.kid }),
    ...(time !== undefined && { timestamp: String(time) }),
    ...((renew !== undefined || isUsed || isWrong('nonce')) && { nonce: createNonce() }),
  });
  const text = (await requestLines(readSignedRequest(stamped))).map((line) => `${line}\n`).join('');
  return withCredentials(stamped, { signature: await sign(text, key) });
}
