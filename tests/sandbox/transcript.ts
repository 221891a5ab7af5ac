import { encodeUtf8 } from '../../packages/base/encoding/bytes.ts';
import { createSandboxHost } from '../../packages/simulator/core/host.ts';
import { createMemoryStorage } from '../../packages/simulator/core/state-storage.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { signRequest } from '../../packages/simulator/protocol/signing/signer.ts';
import { type Exchange, runScenario } from '../../site/scenarios/run-scenario.ts';
import type { Scenario } from '../../site/scenarios/scenario.ts';

const START = Date.parse('2026-01-15T08:00:00.000Z');
const PRODUCT = 'cm_01KF0AP900CXAQNQ4JWJ8J5FJM';

/** What a browser cannot read by itself. */
export type Stories = {
  scenarios: Omit<Scenario, 'locate'>[];
  operations: Record<string, { method: string; path: string }>;
};

/** Everything that the sandbox says in the recorded scenarios, and a story of its own with the state at its end. */
export async function recordTranscript({ scenarios, operations }: Stories): Promise<string> {
  const lines: unknown[] = [];
  for (const scenario of scenarios) {
    const { exchanges, frames } = await runScenario(
      { ...scenario, locate: () => ({}) },
      { findOperation: (source, id) => operations[`${source}.${id}`] },
      ({ message }) => lines.push(message),
    );
    lines.push(...exchanges.map(withoutCiphertext), ...frames);
  }
  return [...lines.map((line) => JSON.stringify(line)), await recordState()].join('\n');
}

/** The key of a revealed card comes from the platform: its ciphertext is another one each time, and so is the signature over it. */
function withoutCiphertext(exchange: Exchange): unknown {
  const { headers, body } = exchange.reply;
  const text = JSON.stringify(body);
  const masked = text.replace(/"encryptedCard":"[^"]*"/, (member) => `"encryptedCard":${member.length}`);
  return { ...exchange, reply: { ...exchange.reply, headers: masked === text ? headers : {}, body: masked } };
}

/** Every response with its headers and the state at the end. Nothing is encrypted, so that not a byte may differ. */
async function recordState(): Promise<string> {
  let now = START;
  let count = 0;
  let token = '';
  const lines: unknown[] = [];
  const host = createSandboxHost(createMemoryStorage(createTestState({ seed: 'transcript', time: START })), {
    now: () => now,
    dispatch: (event) => lines.push(event),
  });
  const nonce = () => `nonce-of-transcript-${String(++count).padStart(6, '0')}`;
  const signer = { merchantId: MERCHANT_ID, key: getTestKey('mk_sig_test_1'), now: () => now, nonce };

  async function send(
    method: string,
    target: string,
    body?: unknown,
  ): Promise<{ accessToken: string; orderId: string }> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = Object.entries({
      ...(await signRequest({ method, target, body: text }, signer)),
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
      'Content-Type': 'application/json',
      'Idempotency-Key': nonce(),
    });
    const response = await host.request({ method, target, headers, ...(text && { body: encodeUtf8(text) }) });
    lines.push(response);
    return JSON.parse(response.body).data;
  }

  const { data } = host.control({ method: 'POST', path: '/sandbox/codes', body: {} });
  token = (await send('POST', '/v2/biz/code2token', data && { code: (data as { code: string }).code })).accessToken;
  const amount = { value: '100.13', currency: 'USD' };
  const open = { cardManageId: PRODUCT, initialAmount: amount, merchantOrderNo: 'N-1', alias: '卡片 é' };
  const { orderId } = await send('POST', '/v2/card/open', open);
  now += 2000;
  await send('GET', `/v2/card/log/${orderId}`);
  await send('GET', '/v2/biz/wallet');
  await send('POST', '/v2/card/open', { ...open, merchantOrderNo: 'N-1' });
  await send('POST', '/v2/card/open', { ...open, unknown: 1 });
  lines.push(host.getState());
  return lines.map((line) => JSON.stringify(line)).join('\n');
}
