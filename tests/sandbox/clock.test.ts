import { expect, it } from 'vitest';
import { createSandboxHost } from '../../packages/simulator/core/host.ts';
import { stopClock } from '../../packages/simulator/core/state/clock.ts';
import { createMemoryStorage } from '../../packages/simulator/core/state-storage.ts';
import { createTestState } from '../../packages/simulator/core/test-merchant.ts';
import { createDriver, expectCode, startScenario } from './driver.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-01-15T08:00:00.000Z');

it('a client that signs with the clock of its machine goes on after the clock was advanced by an hour', async () => {
  const { driver } = await startScenario();
  driver.control('POST', '/sandbox/clock', { advanceMs: HOUR_MS });

  const { code, headers, body } = await driver.send('GET', '/v2/biz/wallet');
  expect(code).toBe(0);
  expect(headers['X-Timestamp']).toBe(String(driver.now));
  expect(Date.parse(body.timestamp)).toBe(driver.now + HOUR_MS);
});

it('advancing the clock lets tokens and quotes expire, not signatures', async () => {
  const driver = await createDriver().authorize();
  driver.control('POST', '/sandbox/clock', { advanceMs: 2 * HOUR_MS });

  expectCode(await driver.send('GET', '/v2/biz/wallet'), 401003);
  expectCode(await driver.send('GET', '/v2/biz/wallet', undefined, { skew: 300_001 }), 401009);
});

it('a nonce is remembered for ten minutes of the machine, however far the clock was advanced', async () => {
  const driver = await createDriver().authorize();
  const repeat = () => driver.send('GET', '/v2/biz/wallet', undefined, { nonce: 'nonce-that-comes-twice' });
  await repeat();
  driver.control('POST', '/sandbox/clock', { advanceMs: HOUR_MS });
  expectCode(await repeat(), 401010);
  driver.wait(600_000);
  expectCode(await repeat(), 0);
});

it('a field encrypted on the clock of the machine is opened after the clock was advanced', async () => {
  const driver = await createDriver().authorize();
  driver.control('POST', '/sandbox/clock', { advanceMs: HOUR_MS });

  expect(await driver.holder()).toMatchObject({ status: 201, code: 0 });
});

it('a reset sets a running clock back to that of the machine', async () => {
  const driver = await createDriver().authorize();
  driver.control('POST', '/sandbox/clock', { advanceMs: HOUR_MS });
  expect(driver.control('POST', '/sandbox/codes')).toMatchObject({ status: 201 });

  const { time } = driver.control('POST', '/sandbox/reset');
  expect(Date.parse(time)).toBe(driver.now);
  // A code of the clock ahead lives no longer than others.
  expect(Object.values(driver.state.auth.codes).map(({ createdAt }) => createdAt)).toEqual([driver.now]);
});

it('a reset sets a stopped clock back to where it began', () => {
  const state = createTestState({ seed: 'stopped', time: START, clock: stopClock(START) });
  const host = createSandboxHost(createMemoryStorage(state), { now: () => START + HOUR_MS, dispatch: () => undefined });
  host.control({ method: 'POST', path: '/sandbox/clock', body: { advanceMs: HOUR_MS } });
  expect([host.getTime(), host.getSignatureTime()]).toEqual([START + HOUR_MS, START + HOUR_MS]);

  host.control({ method: 'POST', path: '/sandbox/reset' });
  expect([host.getTime(), host.getSignatureTime()]).toEqual([START, START]);
});

it('the clock ends before a date needs a year of five digits', async () => {
  const driver = await createDriver().authorize();
  const move = (body: unknown) => driver.control('POST', '/sandbox/clock', body);
  expect(move({ set: '9999-12-31T23:59:59Z' })).toMatchObject({ status: 409, error: 'IMPOSSIBLE' });
  expect(move({ set: '9899-12-31T23:59:59Z' })).toMatchObject({ status: 200 });
  expect(move({ advanceMs: 10 * HOUR_MS })).toMatchObject({ status: 409 });

  expect(driver.control('POST', '/sandbox/reset')).toMatchObject({
    status: 200,
    time: new Date(driver.now).toISOString(),
  });
});
