import { encodeUtf8 } from '../../packages/base/encoding/bytes.ts';
import { createSandboxHost } from '../../packages/simulator/core/host.ts';
import { createMemoryStorage } from '../../packages/simulator/core/state-storage.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { sign } from '../../packages/simulator/protocol/signing/rsa-signature.ts';
import { requestLines } from '../../site/provider/doctor/diagnosis/causes.ts';
import { diagnose, type Suspicion, type Verdict } from '../../site/provider/doctor/diagnosis/diagnose.ts';
import { readSignedRequest, withCredentials } from '../../site/provider/doctor/diagnosis/signed-request.ts';
import type { PastedRequest } from '../../src/paste/request/pasted-request.ts';

export const NOW = Date.parse('2026-01-15T08:00:01.000Z');
export const KEY = getTestKey('mk_sig_test_1');
const KEYS = [KEY, getTestKey('pk_sig_test_1')];

/** What shells, header lines and JSON escape, each in its own way. */
export const BODY = '{"name":"卡 \\"A\\" 100% it\'s ^ $HOME","note":"a\\\\b"}';
export const PRETTY = JSON.stringify(JSON.parse(BODY), null, 2);
export const GET = await signRight({ method: 'GET', target: '/v2/card?status=active&page=1&name=%E5%8D%A1%20A' });
export const POST = await signRight({ method: 'POST', target: '/v2/holder', body: BODY });

/** What the doctor says of it. */
export async function findVerdict(request: PastedRequest, more: Partial<Suspicion> = {}): Promise<Verdict> {
  return (await diagnose({ request, keys: KEYS, now: NOW, ...more })).verdict;
}

/** The code that the provider returns. */
export async function send({ method, target, headers, body }: PastedRequest): Promise<number> {
  const host = createSandboxHost(createMemoryStorage(createTestState({ seed: 'doctor', time: NOW })), {
    now: () => NOW,
    dispatch: () => undefined,
  });
  const response = await host.request({
    method,
    target,
    headers,
    ...(body !== undefined && { body: encodeUtf8(body) }),
  });
  host.stop();
  return JSON.parse(response.body).code;
}

/** The request with credentials, signed as it should be. */
export async function signRight(
  request: Partial<PastedRequest> & { method: string; target: string },
): Promise<PastedRequest> {
  const pasted: PastedRequest = {
    format: 'curl',
    origin: 'https://a.example',
    headers: [['Content-Type', 'application/json']],
    ...request,
  };
  const hasCredentials = request.headers !== undefined || request.target.includes('signature=');
  const credentials = {
    merchantId: MERCHANT_ID,
    keyId: KEY.kid,
    timestamp: String(NOW),
    nonce: '0b7f3d2e9a1c4f58b6d0e8c7',
  };
  return signed(hasCredentials ? pasted : withCredentials(pasted, credentials));
}

/** Signed over its lines with some of them replaced, as a text that may be changed. */
export async function signed(
  request: PastedRequest,
  replaced: Record<number, string> = {},
  change = (text: string) => text,
  key = KEY,
): Promise<PastedRequest> {
  const lines = await requestLines(readSignedRequest(request));
  const text = change(lines.map((line, index) => `${replaced[index] ?? line}\n`).join(''));
  return withCredentials(request, { signature: await sign(text, key) });
}
