import { expect, it } from 'vitest';
import { expectCode, PRODUCTS, startScenario } from './driver.ts';

async function startRecharge() {
  const { driver, holder } = await startScenario();
  const cardId = await driver.openActive(PRODUCTS.P1, '100.00', holder);
  const body = { cardId, amount: { value: '100.00', currency: 'USD' }, merchantOrderNo: 'RC-20260115-0001' };
  const recharge = (changes: object = {}, key?: string) =>
    driver.send('PATCH', '/v2/card/recharge', { ...body, ...changes }, { key });
  return { driver, recharge, cardId };
}

it('executes two requests with one key once and returns the first response again', async () => {
  const { driver, recharge, cardId } = await startRecharge();
  const [first, second] = [await recharge({}, 'one-key'), await recharge({}, 'one-key')];
  expect(second).toMatchObject({
    status: 202,
    text: first.text,
    headers: { 'Idempotency-Replayed': 'true', 'X-Request-Id': first.body.requestId },
  });
  driver.wait(1000);
  expect(await driver.wallet()).toBe('796.00 / 0.00');
  expect((await driver.send('GET', `/v2/card/${cardId}/log?type=recharge`)).data.total).toBe(1);
});

it('refuses a key with another body, a missing key, and a number that was used', async () => {
  const { recharge } = await startRecharge();
  const { data } = await recharge({}, 'one-key');
  expectCode(await recharge({ amount: { value: '101.00', currency: 'USD' } }, 'one-key'), 422001);
  expectCode(await recharge({ merchantOrderNo: 'RC-2' }), 400004);
  expect((await recharge({}, 'another-key')).body).toMatchObject({ code: 409002, data: { id: data.orderId } });
});

it('lets the key of a refused request be used again with a corrected body', async () => {
  const { recharge } = await startRecharge();
  expectCode(await recharge({ amount: { value: '9.00', currency: 'USD' } }, 'one-key'), 422102);
  expectCode(await recharge({}, 'one-key'), 0);
});

it('evicts a response after 24 hours, but never the order number', async () => {
  const { driver, recharge } = await startRecharge();
  await recharge({}, 'one-key');
  driver.wait(86_400_000);
  const { code } = driver.control('POST', '/sandbox/codes');
  driver.setToken((await driver.send('POST', '/v2/biz/code2token', { code })).data.accessToken);
  expectCode(await recharge({}, 'one-key'), 409002);
});

it('brings back the response of a request that timed out after its commit', async () => {
  const { driver, recharge } = await startRecharge();
  driver.control('POST', '/sandbox/faults', {
    kind: 'timeout_after_commit',
    operation: 'rechargeCard',
    runningMs: 5000,
  });
  expectCode(await recharge({}, 'one-key'), 504001);
  expect((await recharge({}, 'one-key')).headers['Retry-After']).toBe('1');
  driver.wait(5000);
  expect(await recharge({}, 'one-key')).toMatchObject({ status: 202, headers: { 'Idempotency-Replayed': 'true' } });
  expect(await driver.wallet()).toBe('796.00 / 0.00');
});

it('executes nothing when a request times out before its commit, or the service is down', async () => {
  const { driver, recharge } = await startRecharge();
  for (const [kind, code] of [
    ['timeout_before_commit', 504001],
    ['unavailable', 503001],
    ['internal_error', 500001],
    ['upstream_error', 502001],
    ['rate_limited', 429001],
  ] as const) {
    driver.control('POST', '/sandbox/faults', { kind });
    expectCode(await recharge({}, 'one-key'), code);
  }
  expect(await driver.wallet()).toBe('897.50 / 0.00');
  expectCode(await recharge({}, 'one-key'), 0);
});

it('refuses the forty-first request of a moment with a Retry-After', async () => {
  const { driver } = await startScenario();
  driver.wait(10_000);
  for (let left = 39; left >= 0; left -= 1) {
    const { headers } = await driver.send('GET', '/v2/biz/wallet');
    expect(headers).toMatchObject({ 'RateLimit-Limit': '40', 'RateLimit-Remaining': String(left) });
  }
  const refused = await driver.send('GET', '/v2/biz/wallet');
  expect(refused).toMatchObject({ code: 429001, headers: { 'Retry-After': '1', 'RateLimit-Remaining': '0' } });
  driver.wait(1000);
  expectCode(await driver.send('GET', '/v2/biz/wallet'), 0);
});
