import { expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../setup/start-sandbox.ts';
import { type Loose, PRODUCTS } from './driver.ts';
import { createHttpClient } from './http-client.ts';

/** The clock is stopped: no order moves on between two calls, however long they take. */
async function start() {
  const { origin, host, stop } = await startSandbox();
  onTestFinished(stop);
  const client = await createHttpClient(origin, host.getTime);
  await client.control('PATCH', 'merchant', { rateLimits: false });
  return client;
}

const open = (number: string) => ({
  cardManageId: PRODUCTS.P3,
  initialAmount: { value: '100.00', currency: 'USD' },
  merchantOrderNo: number,
});

it('never overspends a wallet, whatever is sent side by side', async () => {
  const { send } = await start();
  // Wallet 2000.00: each card costs 101.00 or more, so nineteen at most.
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, index) => send('POST', '/v2/card/open', open(`N-${index}`), `key-${index}`)),
  );
  const accepted = responses.filter(({ status }) => status === 202);
  expect(responses.filter(({ status }) => status !== 202).every(({ code }) => code === 422004)).toBe(true);
  const { data: wallet } = await send('GET', '/v2/biz/wallet');
  const usd = wallet.balances.find(({ currency }: Loose) => currency === 'USD');
  const spent = accepted.reduce((sum, { data }) => sum + Math.round(Number(data.walletAmount.value) * 100), 0);
  expect(accepted.length).toBeGreaterThan(10);
  expect(Math.round(Number(usd.available) * 100) + spent).toBe(200_000);
  expect(usd.frozen).toBe((spent / 100).toFixed(2));
  expect(Number(usd.available)).toBeGreaterThanOrEqual(0);
});

it('makes one order of one request that is sent twenty times side by side', async () => {
  const { send } = await start();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => send('POST', '/v2/card/open', open('N-1'), 'one-key')),
  );
  expect(new Set(responses.map(({ status, data }) => `${status} ${data.orderId}`)).size).toBe(1);
  expect((await send('GET', '/v2/card')).data.total).toBe(1);
});
