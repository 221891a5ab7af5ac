import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decide } from '../../packages/simulator/core/envelope/decide.ts';
import { type VerifiedRequest, verifySandboxRequest } from '../../packages/simulator/core/envelope/verify.ts';
import type { State } from '../../packages/simulator/core/state/state.ts';
import { isNight } from '../setup/nightly.ts';
import { type Loose, PRODUCTS, startScenario } from './driver.ts';
import { expectValidResponse } from './expect-valid-response.ts';
import { type Hostile, hostileArbitrary } from './hostile-request.ts';
import { toVerifiedRequest } from './model/request.ts';

const RUNS = isNight ? 10_000 : 1000;

/** Everything but time, draws, nonces and limits. Unchanged parts of an immutable state are the same objects. */
const UNCHANGED = [
  'wallet',
  'cards',
  'holders',
  'payouts',
  'tokens',
  'listen',
  'orderNumbers',
  'responses',
  'auth',
  'merchant',
  'timers',
  'faults',
] as const;

it('returns the documented error for hostile requests and leaves the state as it was', {
  timeout: 600_000,
}, async () => {
  const { driver, holder } = await startScenario();
  await driver.openActive(PRODUCTS.P1, '100.00', holder);
  const base: State = { ...driver.state, rateLimits: false };
  const token = driver.token;
  const kinds = new Map<string, number>();

  /** As if its signature were good: what follows is what hostile input is after. */
  function toVerified({ request, isUnsigned }: Hostile): VerifiedRequest | Promise<VerifiedRequest> {
    if (isUnsigned) return verifySandboxRequest(base, request, driver.now);
    const { method, target } = request;
    const verified = toVerifiedRequest(
      base,
      { method, target, key: '' },
      { token, now: driver.now, nonce: 'nonce-of-hostile-input' },
    );
    const own = new Set(['content-type', 'idempotency-key']);
    const headers = verified.request.headers.filter(([name]) => !own.has(name.toLowerCase()));
    return {
      ...verified,
      request: { ...verified.request, headers: [...headers, ...request.headers], body: request.body },
    };
  }

  await fc.assert(
    fc.asyncProperty(hostileArbitrary, async (hostile) => {
      const { state, outcome, effects } = decide(base, await toVerified(hostile));
      const body: Loose = JSON.parse(outcome.text);
      expect(hostile.codes, `${hostile.kind}: ${outcome.text}`).toContain(body.code);
      expectValidResponse(hostile.request.method, hostile.request.target.split('?')[0] ?? '', outcome.status, body);
      for (const part of UNCHANGED) expect(state[part], `${hostile.kind} changed ${part}`).toBe(base[part]);
      expect([effects, ({} as Loose).polluted]).toEqual([[], undefined]);
      kinds.set(hostile.kind, (kinds.get(hostile.kind) ?? 0) + 1);
    }),
    { numRuns: RUNS, seed: 20260115 },
  );
  expect(kinds.size).toBe(15);
});
