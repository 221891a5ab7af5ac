import { describe, expect, it } from 'vitest';
import { canonicalQuery, parseQuery } from '../../packages/simulator/protocol/signing/canonical-query.ts';
import { sign, verify } from '../../packages/simulator/protocol/signing/rsa-signature.ts';
import { signQuery, signRequest, signResponse } from '../../packages/simulator/protocol/signing/signer.ts';
import {
  bodyDigest,
  requestStringToSign,
  responseStringToSign,
} from '../../packages/simulator/protocol/signing/string-to-sign.ts';
import { verifyQuery, verifyRequest, verifyResponse } from '../../packages/simulator/protocol/signing/verification.ts';
import { nodeSign, nodeVerify, sha256Hex } from './node-peer.ts';
import { findKey, getKey, getMessage, type SignatureVector, signatureVector, vectors } from './published-vectors.ts';

const v1 = signatureVector('V1');
const v3 = signatureVector('V3');
const v4 = signatureVector('V4');

it('publishes the four signature vectors of the contract', () => {
  expect(vectors.signatures.map(({ id }) => id)).toEqual(['V1', 'V2', 'V3', 'V4']);
});

describe.each(vectors.signatures)('$id, $title', (vector) => {
  const key = getKey(vector.kid);

  it('has the digest of its body', async () => {
    const body = getMessage(vector).body;

    expect(await bodyDigest(body)).toBe(vector.bodySha256);
    expect(sha256Hex(typeof body === 'string' ? body : '')).toBe(vector.bodySha256);
  });

  it('has the string to sign, its length and its digest', async () => {
    expect(await getStringToSign(vector)).toBe(vector.stringToSign);
    expect(Buffer.byteLength(vector.stringToSign)).toBe(vector.stringToSignBytes);
    expect(sha256Hex(vector.stringToSign)).toBe(vector.stringToSignSha256);
  });

  it('has the signature that WebCrypto and node:crypto make', async () => {
    expect(await sign(vector.stringToSign, key)).toBe(vector.signature);
    expect(nodeSign(vector.stringToSign, key)).toBe(vector.signature);
  });

  it('verifies with WebCrypto and node:crypto', async () => {
    expect(await verify(vector.stringToSign, vector.signature, key)).toBe(true);
    expect(nodeVerify(vector.stringToSign, vector.signature, key)).toBe(true);
  });

  it.each(typicalMistakes(vector.stringToSign))('does not verify with $mistake', async ({ stringToSign }) => {
    expect(stringToSign).not.toBe(vector.stringToSign);
    expect(await verify(stringToSign, vector.signature, key)).toBe(false);
    expect(nodeVerify(stringToSign, vector.signature, key)).toBe(false);
  });

  it('refuses the signature in the URL alphabet, without padding or with white space', async () => {
    const { signature } = vector;
    const spellings = [signature.replaceAll('+', '-').replaceAll('/', '_'), signature.slice(0, -2), `${signature}\n`];

    const results = await Promise.all(spellings.map((spelling) => verify(vector.stringToSign, spelling, key)));

    expect(results).toEqual([false, false, false]);
  });
});

describe('the headers of a request', () => {
  it('are those of V1, and are accepted by the provider', async () => {
    const { body, method, target, merchantId, nonce, timestamp } = getRequest(v1);
    const now = Number(timestamp);

    const headers = await signRequest(
      { method, target, body },
      { merchantId, key: getKey(v1.kid), now: () => now, nonce: () => nonce },
    );
    const header = (name: string) => Object.entries(headers).find(([key]) => key === name)?.[1];

    expect(headers['X-Signature']).toBe(v1.signature);
    const check = await verifyRequest({ method, target, header, body }, { findKey: (_, kid) => findKey(kid), now });
    expect(check.ok).toBe(true);
  });
});

describe('the signed query of V3', () => {
  const { body, method, target, merchantId, nonce, timestamp } = getRequest(v3);
  const now = Number(timestamp);
  const verifier = { findKey: (_: string, kid: string) => findKey(kid), now };
  const signedTarget = v3.signedTarget ?? '';

  it('has the published canonical query, whatever the order on the wire', () => {
    const parameters = parseQuery(v3.canonicalQuery ?? '') ?? [];

    expect(target).toBe(`/user/withdraw?${v3.canonicalQuery}`);
    expect(canonicalQuery([...parameters].reverse())).toBe(v3.canonicalQuery);
  });

  it('is the one that a client makes', async () => {
    const signer = { merchantId, key: getKey(v3.kid), now: () => now, nonce: () => nonce };

    expect(await signQuery({ method, path: '/user/withdraw', body }, signer)).toBe(signedTarget);
  });

  it('is accepted with its parameters in another order', async () => {
    const [path, query = ''] = signedTarget.split('?');
    const shuffled = `${path}?${query.split('&').reverse().join('&')}`;

    expect((await verifyQuery({ method, target: shuffled, body }, verifier)).ok).toBe(true);
  });

  it('is refused when a plus sign of the signature was not encoded', async () => {
    const sloppy = signedTarget.replaceAll('%2B', '+');

    expect(await verifyQuery({ method, target: sloppy, body }, verifier)).toMatchObject({ malformed: ['signature'] });
  });
});

describe('the headers of a response', () => {
  it('are those of V4, and are accepted by the merchant', async () => {
    const response = v4.response;
    if (!response) throw new Error('V4 is a response.');

    const headers = await signResponse(response, { key: getKey(v4.kid), now: () => Number(response.timestamp) });

    expect(headers).toEqual({
      'X-Request-Id': response.requestId,
      'X-Timestamp': response.timestamp,
      'X-Key-Id': 'pk_sig_test_1',
      'X-Signature': v4.signature,
    });
    expect(await verifyResponse({ ...response, signature: v4.signature }, getKey(v4.kid))).toBe(true);
  });
});

/** The typical mistakes of docs/contract.md#34-signature, made on a right string to sign. */
function typicalMistakes(right: string) {
  const timestamp = /\d{13}/.exec(right)?.[0] ?? '';
  return [
    { mistake: 'no final line feed', stringToSign: right.slice(0, -1) },
    { mistake: 'CRLF', stringToSign: right.replaceAll('\n', '\r\n') },
    { mistake: 'seconds instead of milliseconds', stringToSign: right.replaceAll(timestamp, timestamp.slice(0, 10)) },
    { mistake: 'an upper-case digest', stringToSign: right.replace(/[0-9a-f]{64}\n$/, (end) => end.toUpperCase()) },
    { mistake: 'one changed character', stringToSign: right.replace('176846400', '176846401') },
  ];
}

function getStringToSign(vector: SignatureVector): Promise<string> {
  const message = getMessage(vector);
  return 'status' in message ? responseStringToSign(message) : requestStringToSign(message);
}

function getRequest(vector: SignatureVector) {
  if (!vector.request) throw new Error(`${vector.id} is not a request.`);
  return { ...vector.request, body: vector.request.body ?? undefined };
}
