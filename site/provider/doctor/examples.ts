import { decodeBase64, encodeBase64Url } from '../../../packages/base/encoding/base64.ts';
import { required } from '../../../packages/base/invariant.ts';
import { getTestKey, MERCHANT_ID } from '../../../packages/simulator/core/test-merchant.ts';
import { sign } from '../../../packages/simulator/protocol/signing/rsa-signature.ts';
import { signResponse } from '../../../packages/simulator/protocol/signing/signer.ts';
import type { PastedRequest } from '../../../src/paste/request/pasted-request.ts';
import { printRequest } from '../../../src/paste/request/print-request.ts';
import { CAUSES, type Cause, requestLines } from './diagnosis/causes.ts';
import { readSignedRequest, withCredentials } from './diagnosis/signed-request.ts';

/** Requests that fail, each for another reason. */
export const EXAMPLES = [
  'queryOrder',
  'lineFeed',
  'bodySerialised',
  'timeFormat',
  'anotherKey',
  'base64url',
  'nonceReused',
] as const;

export type ExampleName = (typeof EXAMPLES)[number];

const NONCE = '0b7f3d2e9a1c4f58b6d0e8c7a5f31924';

/** A request that makes this mistake on purpose, as cURL command, signed with a published test key at `now` (Unix milliseconds). */
export async function createExample(name: ExampleName, origin: string, now: number): Promise<string> {
  const request = withCredentials(name === 'bodySerialised' ? withBody(origin) : withQuery(origin), {
    merchantId: MERCHANT_ID,
    keyId: 'mk_sig_test_1',
    timestamp: String(now),
    nonce: NONCE,
  });
  const signature = await signWrongly(name, request);
  const command = printRequest(withCredentials(request, { signature }), 'curl');
  return name === 'nonceReused' ? `${command}\n\n{"code":401010,"error":"NONCE_REUSED"}` : command;
}

async function signWrongly(name: ExampleName, request: PastedRequest): Promise<string> {
  const signed = readSignedRequest(request);
  const text = (await requestLines(signed)).map((line) => `${line}\n`).join('');
  const key = getTestKey('mk_sig_test_1');
  if (name === 'nonceReused') return sign(text, key);
  if (name === 'anotherKey') return sign(text, getTestKey('pk_sig_test_1'));
  if (name === 'base64url') {
    return encodeBase64Url(required(decodeBase64(await sign(text, key)), 'A signature is base64.'));
  }
  const [wrong] = await required(getGuess(name), `There is a guess for ${name}.`)(signed);
  return sign(required(wrong, `The example of ${name} has something to do wrong.`), key);
}

function getGuess(cause: Cause) {
  return CAUSES.find(([name]) => name === cause)?.[1];
}

function withQuery(origin: string): PastedRequest {
  return { format: 'curl', method: 'GET', origin, target: '/v2/card?page=1&pageSize=20&status=active', headers: [] };
}

function withBody(origin: string): PastedRequest {
  const body = '{ "merchantOrderNo": "R-2026-0001", "amount": { "value": "100.00", "currency": "USD" } }';
  const target = '/v2/card/card_01KF0AP900QH1A0BJJ2XYJ7F7D/recharge';
  return { format: 'curl', method: 'POST', origin, target, headers: [['Content-Type', 'application/json']], body };
}

/** A genuine response of the sandbox, as `curl -i` prints it. */
export async function createResponseExample(now: number): Promise<string> {
  const body = '{"code":0,"message":"OK","data":{"available":{"value":"2000.00","currency":"USD"}}}';
  const requestId = 'req_01KF0AP900QH1A0BJJ2XYJ7F7D';
  const headers = await signResponse(
    { status: 200, requestId, body },
    { key: getTestKey('pk_sig_test_1'), now: () => now },
  );
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return ['HTTP/1.1 200 OK', 'Content-Type: application/json', ...lines, '', body].join('\n');
}
