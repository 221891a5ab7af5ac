import { expect, it } from 'vitest';
import { createDriver, type Driver, expectCode, type Loose } from './driver.ts';

const generate = (driver: Driver, chainTypes = ['TRON', 'ETHEREUM'], more: Loose = {}) =>
  driver.send('POST', '/user/generate', { externalUserId: 'u-1001', chainTypes, ...more });

async function startUser(more: Loose = {}) {
  const driver = await createDriver().authorize();
  const { data } = await generate(driver, undefined, more);
  const { userId } = data.user;
  const deposit = (value: string, chainType = 'TRON') =>
    driver.control('POST', `/sandbox/users/${userId}/deposits`, { chainType, amount: { value, currency: 'USDT' } });
  const balance = async () => {
    const { data: snapshot } = await driver.send('POST', `/user/refresh?userId=${userId}`);
    const { available, frozen } = snapshot.user.balances.find(({ currency }: Loose) => currency === 'USDT');
    return `${available} / ${frozen}`;
  };
  const withdraw = (changes: Loose = {}) =>
    driver.send('POST', '/user/withdraw', {
      userId,
      merchantOrderNo: 'WD-1',
      chainType: 'TRON',
      amount: { value: '25', currency: 'USDT' },
      toAddress: 'TCVFM2S7RqgdghtVWsSheoZZKm6GL1pGcw',
      ...changes,
    });
  const listen = async () =>
    driver.connect(
      `merchantId=mch_01KF0AP900N5Y4WP04V8T304CJ&token=${(await driver.send('POST', '/user/refresh')).data.ticket.listenToken}`,
    );
  return { driver, userId, deposit, balance, withdraw, listen };
}

const getEvents = (frames: Loose[]) => frames.filter(({ messageId }) => messageId !== undefined);

it('generates a user once and adds chains later', async () => {
  const driver = await createDriver().authorize();
  const first = await generate(driver);
  const second = await generate(driver, ['TRON', 'BSC']);
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(second.data.user.userId).toBe(first.data.user.userId);
  expect(second.data.user.addresses.map(({ chainType }: Loose) => chainType)).toEqual(['TRON', 'ETHEREUM', 'BSC']);
  expect(second.data.user.addresses[2].address).toBe(second.data.user.addresses[1].address);
  expect((await generate(driver, ['DOGE'])).body).toMatchObject({ code: 400002, details: [{ rule: 'enum' }] });
  expectCode(await generate(driver, ['TRON'], { settleTo: 'merchant' }), 422407);
});

it('credits a deposit after twenty blocks, less its fee', async () => {
  const { driver, deposit, balance, listen } = await startUser();
  const session = await listen();
  const { depositId } = deposit('100');
  driver.wait(59_999);
  expect(driver.control('GET', `/sandbox/deposits/${depositId}`)).toMatchObject({
    confirmations: 19,
    status: 'confirming',
  });
  driver.wait(1);
  expect(await balance()).toBe('99.500000 / 0.000000');
  // The first connection sent no pong; what it missed waits for the next.
  const events = getEvents([...driver.sent(session), ...driver.sent(await listen())]);
  expect(events.map(({ type }) => type)).toContain('deposit.detected');
  expect(events.find(({ type }) => type === 'deposit.confirmed').data).toMatchObject({
    fee: { value: '0.500000' },
    creditedAmount: { value: '99.500000' },
  });
});

it('withdraws 25 with three events, and moves nothing when the same request comes again', async () => {
  const { driver, deposit, balance, withdraw, listen } = await startUser();
  deposit('100');
  driver.wait(60_000);
  const session = await listen();
  for (const { messageId } of getEvents(driver.sent(session)))
    driver.receive(session, { type: 'ack', id: 'a', messageIds: [messageId] });
  driver.sent(session);
  const { status, data } = await withdraw();
  expect([status, data.status, await balance()]).toEqual([202, 'created', '73.500000 / 26.000000']);
  const seen: string[] = [];
  for (const wait of [1000, 2000, 60_000]) {
    for (let left = wait; left > 0; left -= 10_000) {
      driver.wait(Math.min(left, 10_000));
      for (const frame of driver.sent(session)) {
        if (frame.type === 'ping')
          driver.receive(session, { type: 'pong', id: frame.id, ts: new Date(driver.now).toISOString() });
        if (frame.type === 'withdrawal.updated') {
          seen.push(frame.data.status);
          driver.receive(session, { type: 'ack', id: 'a', messageIds: [frame.messageId] });
        }
      }
    }
  }
  expect(seen).toEqual(['broadcasting', 'confirming', 'success']);
  expect(await balance()).toBe('73.500000 / 0.000000');
  expect(await withdraw()).toMatchObject({ status: 200, data: { status: 'success', confirmations: 20 } });
  expect(await balance()).toBe('73.500000 / 0.000000');
  expect((await withdraw({ amount: { value: '26', currency: 'USDT' } })).body).toMatchObject({
    code: 409002,
    data: { id: data.withdrawalId },
  });
});

it('refuses bad addresses, a wrong asset, and amounts out of range or reach', async () => {
  const { driver, deposit, withdraw } = await startUser();
  deposit('100');
  driver.wait(60_000);
  expectCode(await withdraw({ merchantOrderNo: 'WD-0' }), 0);
  driver.wait(63_000);
  expectCode(await withdraw({ toAddress: 'TCVFM2S7RqgdghtVWsSheoZZKm6GL1pGcx' }), 422403);
  expectCode(
    await withdraw({ chainType: 'ETHEREUM', toAddress: '0xdAC17F958D2ee523a2206206994597C13D831eC7' }),
    422403,
  );
  expectCode(await withdraw({ amount: { value: '25', currency: 'USDC' } }), 422402);
  expectCode(await withdraw({ amount: { value: '72.500001', currency: 'USDT' } }), 422405);
  expectCode(await withdraw({ amount: { value: '9.999999', currency: 'USDT' } }), 422404);
  expectCode(await withdraw({ toAddress: 'TGpiUmHRtxKksnYBKJJ2yZHTs1dzoCzhN8' }), 422406);
  expectCode(await withdraw({ amount: { value: '72.500000', currency: 'USDT' } }), 0);
});

it('ignores a deposit below the minimum, with one event', async () => {
  const { driver, deposit, balance, listen } = await startUser();
  const session = await listen();
  const { depositId, belowMinimum } = deposit('0.99');
  expect(belowMinimum).toBe(true);
  driver.wait(60_000);
  expect(driver.control('GET', `/sandbox/deposits/${depositId}`).status).toBe('ignored');
  expect(await balance()).toBe('0.000000 / 0.000000');
  const ids = new Set(getEvents(driver.sent(session)).map(({ messageId }) => messageId));
  expect(ids.size).toBe(1);
});

it('credits the merchant wallet when that is where a user settles', async () => {
  const { driver, deposit, balance } = await startUser({ settleTo: 'merchant' });
  deposit('100');
  driver.wait(60_000);
  expect(await driver.wallet('USDT')).toBe('99.500000 / 0.000000');
  expect(await balance()).toBe('0.000000 / 0.000000');
});

it('reverts a deposit whose block was dropped', async () => {
  const { driver, deposit, balance } = await startUser();
  const { depositId } = deposit('100');
  driver.wait(10_000);
  expect(driver.control('POST', `/sandbox/deposits/${depositId}/reorganisation`)).toMatchObject({
    status: 'reverted',
    confirmations: 3,
  });
  driver.wait(60_000);
  expect(await balance()).toBe('0.000000 / 0.000000');
});

it('reviews a withdrawal of 5000 or more by hand', async () => {
  const { driver, deposit, balance, withdraw } = await startUser();
  deposit('20000');
  driver.wait(60_000);
  const { data } = await withdraw({ amount: { value: '5000', currency: 'USDT' } });
  driver.wait(3_600_000);
  expect(
    driver.control('POST', `/sandbox/withdrawals/${data.withdrawalId}/decisions`, { decision: 'reject' }),
  ).toMatchObject({ status: 'rejected', failure: { code: 'risk_rejected' } });
  expect(await balance()).toBe('19900.000000 / 0.000000');
});

it('refuses an unknown user', async () => {
  const { driver, withdraw } = await startUser();
  const userId = 'usr_01KF0AP900000000000000000A';
  expectCode(await driver.send('POST', `/user/refresh?userId=${userId}`), 404401);
  expectCode(await withdraw({ userId }), 404401);
});

it('refuses withdrawals of a frozen user', async () => {
  const { driver, deposit, withdraw, userId } = await startUser();
  deposit('100');
  driver.wait(60_000);
  driver.control('POST', `/sandbox/users/${userId}/status`, { status: 'frozen' });
  expectCode(await withdraw(), 409401);
});
