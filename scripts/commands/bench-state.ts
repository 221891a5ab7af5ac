import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PerformanceObserver } from 'node:perf_hooks';
import { required } from '../../src/model/invariant.ts';
import type { VerifiedRequest } from '../../src/sandbox/envelope/verify.ts';
import { applyInput, type SandboxInput } from '../../src/sandbox/input.ts';
import type { State } from '../../src/sandbox/state/state.ts';
import { createTestState, MERCHANT_ID } from '../../src/sandbox/test-merchant.ts';
import { readOptions, toInteger } from '../cli/options.ts';
import { openStateLog } from '../server/sandbox/state-log/state-log.ts';

const PRODUCT = 'cm_01KF0AP900CXAQNQ4JWJ8J5FJM';

const { values } = readOptions({
  usage: 'npm run bench:state -- [--calls N]',
  summary:
    'Measures the state file of the sandbox: pauses of the event loop while snapshots are written, and a restart.',
  options: { calls: { type: 'string', value: 'N', default: '100000', help: 'calls, half of them card openings' } },
});
const calls = toInteger('calls', values.calls);
const folder = await mkdtemp(join(tmpdir(), 'bench-state-'));
const file = join(folder, 'state.log');
const createState = () => ({ ...createTestState({ seed: 'bench', time: Date.now() }), rateLimits: false });
const options = { createState, log: console.log };

const opened = await openStateLog(file, options);
let { state } = opened;
let longestAppend = 0;
/** One step of the sandbox, as its host runs it after the signature was verified. */
function apply(input: SandboxInput) {
  const applied = applyInput(state, input);
  const begin = performance.now();
  if (!opened.stateLog.append(input, applied.state)) throw new Error('The state could not be written.');
  longestAppend = Math.max(longestAppend, performance.now() - begin);
  state = applied.state;
  const status = applied.outcome?.outcome.status ?? 200;
  if (status >= 300) throw new Error(applied.outcome?.outcome.text);
  return applied;
}
const control = (path: string, body?: object) =>
  apply({ kind: 'control', request: { method: 'POST', path: `/sandbox/${path}`, body }, now: Date.now() });
let token = '';
const { code } = required(control('codes').result, 'A control has a result.').data as { code: string };
control('wallet/top-ups', { amount: { value: '100000000.00', currency: 'USD' } });
const login = apply(toInput(0, 'POST', '/v2/biz/code2token', { code }));
token = JSON.parse(login.outcome?.outcome.text ?? '').data.accessToken;

const collections: number[] = [];
const observer = new PerformanceObserver((list) =>
  collections.push(...list.getEntries().map(({ duration }) => duration)),
);
observer.observe({ entryTypes: ['gc'] });
// What runs between two calls is the snapshot, or the collection of garbage.
const pauses: number[] = [];
for (let call = 1; call <= calls; call += 1) {
  if (call % 2 === 0) apply(toInput(call, 'GET', '/v2/biz/wallet'));
  else
    apply(
      toInput(call, 'POST', '/v2/card/open', {
        cardManageId: PRODUCT,
        initialAmount: { value: '25.00', currency: 'USD' },
        merchantOrderNo: `N-${call}`,
      }),
    );
  const begin = performance.now();
  await new Promise((resolve) => setImmediate(resolve));
  pauses.push(performance.now() - begin);
}
observer.disconnect();
pauses.sort((one, other) => other - one);
const milliseconds = (list: number[]) =>
  list
    .slice(0, 5)
    .map((one) => one.toFixed(1))
    .join(', ');
console.log(`${calls} calls; append at most ${longestAppend.toFixed(1)} ms
  longest pauses between two calls: ${milliseconds(pauses)} ms
  longest collections of garbage: ${milliseconds(collections.toSorted((one, other) => other - one))} ms`);
const closing = performance.now();
await opened.stateLog.close(state);
console.log(
  `stop: ${((performance.now() - closing) / 1000).toFixed(1)} s, file ${toMegabytes((await stat(file)).size)} MB`,
);

globalThis.gc?.();
const before = process.memoryUsage();
const start = performance.now();
const again = await openStateLog(file, options);
const seconds = (performance.now() - start) / 1000;
const after = process.memoryUsage();
globalThis.gc?.();
console.log(`start with the file: ${seconds.toFixed(1)} s, heap ${toMegabytes(process.memoryUsage().heapUsed - before.heapUsed)} MB more, resident at most ${toMegabytes(after.rss)} MB
  the same state: ${sameState(state, again.state)}`);
await again.stateLog.close(again.state);
await rm(folder, { recursive: true });

function toInput(call: number, method: string, target: string, body?: object): SandboxInput {
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
  const verified: VerifiedRequest = {
    request,
    now: Date.now(),
    check: { ok: true, credentials },
    opened: {},
  };
  return { kind: 'request', verified };
}

function sameState(one: State, other: State): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function toMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
