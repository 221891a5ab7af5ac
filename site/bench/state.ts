import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { required } from '../../packages/base/invariant.ts';
import { callControl } from '../../packages/simulator/core/controls/call-control.ts';
import type { ControlRequest } from '../../packages/simulator/core/controls/control.ts';
import type { VerifiedRequest } from '../../packages/simulator/core/envelope/verify.ts';
import { applyInput, type SandboxInput } from '../../packages/simulator/core/input.ts';
import { createTestState, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { openStateLog } from '../../packages/simulator/node/server/state-log/state-log.ts';
import { readMainThreadTime } from './main-thread-time.ts';
import { PRODUCT } from './signed-calls.ts';

export type StateFigures = {
  /** Milliseconds of the main thread for the longest write of an input, and between two calls: there the snapshot is written. */
  longestAppend: number;
  longestPause: number;
  /** Bytes of the heap after a collection, of the file, and seconds until a new process has read it. */
  heap: number;
  fileSize: number;
  restartSeconds: number;
  isRestored: boolean;
};

/** A sandbox with a state file, in this process and without its server: what grows with the number of calls, half of them card openings. */
export async function measureState(calls: number): Promise<StateFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-state-'));
  const file = join(folder, 'state.log');
  const createState = () => ({ ...createTestState({ seed: 'bench', time: Date.now() }), rateLimits: false });
  const opened = await openStateLog(file, { createState, log: console.log });
  let { state } = opened;
  let longestAppend = 0;
  let longestPause = 0;
  /** One step of the sandbox, as its host runs it after the signature was verified. */
  function apply(input: SandboxInput) {
    const applied = applyInput(state, input);
    const begin = readMainThreadTime();
    if (!opened.stateLog.append(input, applied.state)) throw new Error('The state could not be written.');
    longestAppend = Math.max(longestAppend, readMainThreadTime() - begin);
    state = applied.state;
    const status = applied.outcome?.outcome.status ?? 200;
    if (status >= 300) throw new Error(applied.outcome?.outcome.text);
    return applied;
  }
  const host = {
    control: (request: ControlRequest) =>
      required(apply({ kind: 'control', request, now: Date.now() }).result, 'A control has a result.'),
  };
  const { code } = callControl(host, 'createCode', {});
  callControl(host, 'topUpWallet', {}, { amount: { value: '100000000.00', currency: 'USD' } });
  const login = apply(toInput(0, { method: 'POST', target: '/v2/biz/code2token', body: { code } }));
  const token: string = JSON.parse(login.outcome?.outcome.text ?? '').data.accessToken;

  for (let call = 1; call <= calls; call += 1) {
    apply(toInput(call, call % 2 === 0 ? { method: 'GET', target: '/v2/biz/wallet', token } : openCard(call, token)));
    const begin = readMainThreadTime();
    await new Promise((resolve) => setImmediate(resolve));
    longestPause = Math.max(longestPause, readMainThreadTime() - begin);
  }
  await opened.stateLog.close(state);
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed;
  const start = performance.now();
  const again = await openStateLog(file, { createState, log: console.log });
  const restartSeconds = (performance.now() - start) / 1000;
  const isRestored = JSON.stringify(state) === JSON.stringify(again.state);
  const { size: fileSize } = await stat(file);
  await again.stateLog.close(again.state);
  await rm(folder, { recursive: true });
  return { longestAppend, longestPause, heap, fileSize, restartSeconds, isRestored };
}

type Call = { method: string; target: string; token?: string; body?: object };

function openCard(call: number, token: string): Call {
  const initialAmount = { value: '25.00', currency: 'USD' };
  const body = { cardManageId: PRODUCT, initialAmount, merchantOrderNo: `N-${call}` };
  return { method: 'POST', target: '/v2/card/open', token, body };
}

function toInput(call: number, { method, target, token, body }: Call): SandboxInput {
  const credentials = {
    merchantId: MERCHANT_ID,
    keyId: 'mk_sig_test_1',
    timestamp: String(Date.now()),
    nonce: `nonce-of-call-${String(call).padStart(8, '0')}`,
    // Looked at by nobody after the verification; as long as a signature.
    signature: 'A'.repeat(344),
  };
  const headers = {
    'X-Merchant-Id': credentials.merchantId,
    'X-Key-Id': credentials.keyId,
    'X-Timestamp': credentials.timestamp,
    'X-Nonce': credentials.nonce,
    'X-Signature': credentials.signature,
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(target === '/v2/card/open' && { 'Idempotency-Key': credentials.nonce }),
  };
  const request = {
    method,
    target,
    headers: Object.entries(headers),
    address: '127.0.0.1',
    ...(body && { body: new TextEncoder().encode(JSON.stringify(body)) }),
  };
  const verified: VerifiedRequest = { request, now: Date.now(), check: { ok: true, credentials }, opened: {} };
  return { kind: 'request', verified };
}
