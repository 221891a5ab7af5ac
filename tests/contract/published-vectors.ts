import published from '../../openapi/test-vectors.json' with { type: 'json' };
import type { RsaPrivateJwk } from '../../packages/simulator/protocol/keys/rsa-jwk.ts';
import type { RequestToSign, ResponseToSign } from '../../packages/simulator/protocol/signing/string-to-sign.ts';

/** The file that integrators download: docs/contract.md#38-test-vectors and the addresses of docs/contract.md#11-chain-types. */
export const vectors = published;

export type SignatureVector = (typeof published.signatures)[number];

/** The published test key of this id. */
export function getKey(kid: string): RsaPrivateJwk {
  const key = findKey(kid);
  if (!key) throw new Error(`The published vectors have no key ${kid}.`);
  return key;
}

export function findKey(kid: string): RsaPrivateJwk | undefined {
  return published.keys.find((key) => key.kid === kid);
}

/** V1 to V4. */
export function signatureVector(id: string): SignatureVector {
  return byId(published.signatures, id);
}

/** V5 to V8. */
export function encryptionVector(id: string) {
  return byId(published.encryptions, id);
}

/** What a vector signs: a request or a response. */
export function getMessage({ request, response }: SignatureVector): RequestToSign | ResponseToSign {
  const message = request ?? response;
  if (!message) throw new Error('A signature vector is a request or a response.');
  return { ...message, body: message.body ?? undefined };
}

function byId<Vector extends { id: string }>(list: readonly Vector[], id: string): Vector {
  const vector = list.find((candidate) => candidate.id === id);
  if (!vector) throw new Error(`The published vectors have no ${id}.`);
  return vector;
}
