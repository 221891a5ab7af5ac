import type { RsaPublicJwk } from '../../../../packages/simulator/protocol/keys/rsa-jwk.ts';
import { verifyResponse } from '../../../../packages/simulator/protocol/signing/verification.ts';
import type { PastedResponse } from '../../../../src/paste/read-response.ts';
import { reserialiseBody } from '../diagnosis/other-bodies.ts';

export type ResponseVerdict =
  | { kind: 'genuine'; keyId: string }
  | { kind: 'missing'; names: string[] }
  | { kind: 'keyUnknown'; keyId: string }
  /** The signature is of the same JSON in another spelling: the body was parsed and printed again before it was verified. */
  | { kind: 'printedAgain' }
  | { kind: 'unexplained'; keyId: string };

const HEADERS = ['X-Request-Id', 'X-Timestamp', 'X-Key-Id', 'X-Signature'];

/** Whether a response is the provider's, and if it is not, what became of it on the way (docs/contract.md#34-signature). */
export async function diagnoseResponse(
  { status, headers, body }: Omit<PastedResponse, 'span'>,
  keys: readonly RsaPublicJwk[],
): Promise<ResponseVerdict> {
  const find = (name: string) => headers.find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1] ?? '';
  const [requestId = '', timestamp = '', keyId = '', signature = ''] = HEADERS.map(find);
  const names = HEADERS.filter((name) => find(name) === '');
  if (names.length > 0) return { kind: 'missing', names };
  const key = keys.find(({ kid, use }) => kid === keyId && use === 'sig');
  if (!key) return { kind: 'keyUnknown', keyId };
  const fits = (text: string) => verifyResponse({ status, requestId, timestamp, signature, body: text }, key);
  // What is copied from a terminal ends with a line feed that was never sent.
  if ((await fits(body)) || (await fits(body.replace(/\n$/, '')))) return { kind: 'genuine', keyId };
  for (const other of reserialiseBody(body.trim())) if (await fits(other)) return { kind: 'printedAgain' };
  return { kind: 'unexplained', keyId };
}
