import { describe, expect, it } from 'vitest';
import { renewToken, reveal } from './card-calls.ts';
import { expectCode, PRODUCTS, startScenario } from './driver.ts';

const { P1, P2, P3 } = PRODUCTS;

describe('one card from its opening to its end', () => {
  it('keeps every balance of the contract', async () => {
    const { driver, holder } = await startScenario();
    const card = await driver.openActive(P1, '100.00', holder);
    expect((await driver.recharge(card, '100.00')).status).toBe(202);
    expect(await driver.wallet()).toBe('796.00 / 101.50');
    driver.wait(1000);
    expect(await driver.wallet()).toBe('796.00 / 0.00');
    expect(await driver.cardBalance(card)).toBe('200.00 / 0.00');

    await driver.withdraw(card, '50.00');
    expect(await driver.cardBalance(card)).toBe('150.00 / 50.00');
    expect(await driver.wallet()).toBe('796.00 / 0.00');
    driver.wait(1000);
    expect(await driver.cardBalance(card)).toBe('150.00 / 0.00');
    expect(await driver.wallet()).toBe('846.00 / 0.00');
    expectCode(await driver.withdraw(card, '150.01'), 422103);

    const first = driver.purchase(card, '30.00');
    expect(await driver.cardBalance(card)).toBe('120.00 / 30.00');
    const clearing = driver.control('POST', `/sandbox/card-orders/${first.orderId}/clearings`, { value: '28.00' });
    expect(clearing).toMatchObject({ type: 'clearing', amount: { value: '28.00' } });
    expect((await driver.send('GET', `/v2/card/log/${first.orderId}`)).data.status).toBe('cleared');
    expect(await driver.cardBalance(card)).toBe('122.00 / 0.00');

    const second = driver.purchase(card, '30.00');
    const larger = driver.control('POST', `/sandbox/card-orders/${second.orderId}/clearings`, { value: '33.00' });
    expect(await driver.cardBalance(card)).toBe('89.00 / 0.00');

    const third = driver.purchase(card, '30.00');
    driver.control('POST', `/sandbox/card-orders/${third.orderId}/reversals`, { value: '10.00' });
    expect(await driver.cardBalance(card)).toBe('69.00 / 20.00');
    driver.control('POST', `/sandbox/card-orders/${third.orderId}/reversals`);
    expect(await driver.cardBalance(card)).toBe('89.00 / 0.00');
    expect((await driver.send('GET', `/v2/card/log/${third.orderId}`)).data.status).toBe('reversed');

    const refund = driver.control('POST', `/sandbox/card-orders/${clearing.orderId}/refunds`, { value: '5.97' });
    expect(refund).toMatchObject({ status: 'success', type: 'refund', direction: 'credit', walletDirection: 'none' });
    expect(await driver.cardBalance(card)).toBe('94.97 / 0.00');

    expect(driver.purchase(card, '500.00')).toMatchObject({
      status: 'declined',
      failure: { code: 'insufficient_funds' },
    });
    expect(driver.purchase(card, '1.00', '7995')).toMatchObject({
      status: 'declined',
      failure: { code: 'mcc_blocked' },
    });
    expect(await driver.cardBalance(card)).toBe('94.97 / 0.00');

    const freeze = () => driver.send('PATCH', `/v2/card/status/${card}`, { status: 'frozen' });
    expect((await freeze()).data.status).toBe('frozen');
    expect(driver.purchase(card, '1.00')).toMatchObject({ status: 'declined', failure: { code: 'card_frozen' } });
    expectCode(await driver.recharge(card, '10.00'), 409101);
    expect((await freeze()).status).toBe(200);

    await driver.withdraw(card, '4.97');
    driver.wait(1000);
    expect(await driver.cardBalance(card)).toBe('90.00 / 0.00');
    expect(await driver.wallet()).toBe('850.97 / 0.00');
    expect((await driver.send('PATCH', `/v2/card/status/${card}`, { status: 'active' })).data).toMatchObject({
      status: 'active',
      statusReason: null,
    });

    const hold = driver.purchase(card, '10.00');
    driver.wait(7 * 86_400_000 - 1);
    await renewToken(driver);
    expect(await driver.cardBalance(card)).toBe('80.00 / 10.00');
    driver.wait(1);
    expect((await driver.send('GET', `/v2/card/log/${hold.orderId}`)).data.status).toBe('expired');
    expect(await driver.cardBalance(card)).toBe('90.00 / 0.00');

    await driver.recharge(card, '10.00');
    expectCode(await driver.cancel(card), 409103);
    driver.wait(1000);
    expect(await driver.wallet()).toBe('840.82 / 0.00');
    expect(await driver.cardBalance(card)).toBe('100.00 / 0.00');
    expect((await driver.cancel(card)).data).toMatchObject({
      type: 'cancel',
      walletDirection: 'credit',
      walletAmount: { value: '99.50' },
    });
    expect(await driver.card(card)).toMatchObject({
      status: 'cancelling',
      balance: { available: '0.00', frozen: '100.00' },
    });
    driver.wait(2000);
    expect((await driver.card(card)).status).toBe('cancelled');
    expect(await driver.wallet()).toBe('940.32 / 0.00');

    expectCode(await driver.cancel(card), 409101);
    expectCode(await reveal(driver, card), 409101);
    driver.control('POST', `/sandbox/card-orders/${larger.orderId}/refunds`, { value: '33.00' });
    expect(await driver.wallet()).toBe('973.32 / 0.00');
  });
});

it('refunds a clearing to the wallet when the card is cancelled', async () => {
  const { driver, holder } = await startScenario();
  const card = await driver.openActive(P1, '100.00', holder);
  const { orderId } = driver.purchase(card, '33.00');
  const clearing = driver.control('POST', `/sandbox/card-orders/${orderId}/clearings`);
  await driver.cancel(card);
  driver.wait(2000);
  const before = await driver.wallet();
  driver.control('POST', `/sandbox/card-orders/${clearing.orderId}/refunds`, { value: '33.00' });
  expect([before, await driver.wallet()]).toEqual(['964.00 / 0.00', '997.00 / 0.00']);
  expect(driver.control('POST', `/sandbox/card-orders/${clearing.orderId}/refunds`, { value: '0.01' })).toMatchObject({
    status: 409,
  });
});

it('holds the converted amount and its fee for a purchase in another currency', async () => {
  const { driver, holder } = await startScenario();
  const card = await driver.openActive(P1, '100.00', holder);
  const order = driver.control('POST', `/sandbox/cards/${card}/purchases`, {
    amount: { value: '20.00', currency: 'EUR' },
    exchangeRate: '1.0850',
  });
  expect(order).toMatchObject({
    amount: { value: '21.70' },
    fee: { value: '0.33' },
    originalAmount: { value: '20.00', currency: 'EUR' },
    exchangeRate: '1.0850',
  });
  expect(await driver.cardBalance(card)).toBe('77.97 / 22.03');
  driver.control('POST', `/sandbox/card-orders/${order.orderId}/clearings`, { value: '10.85' });
  expect(await driver.cardBalance(card)).toBe('88.98 / 0.00');
});

it('does not cancel a card with an open authorization', async () => {
  const { driver, holder } = await startScenario();
  const card = await driver.openActive(P1, '100.00', holder);
  driver.purchase(card, '10.00');
  expectCode(await driver.cancel(card), 409104);
});

it('reserves the shortfall of the cancel fee on the wallet', async () => {
  const { driver, holder } = await startScenario();
  const card = await driver.openActive(P1, '100.00', holder);
  await driver.withdraw(card, '99.80');
  driver.wait(1000);
  expect((await driver.cancel(card)).data).toMatchObject({ walletDirection: 'debit', walletAmount: { value: '0.30' } });
  expect(await driver.wallet()).toBe('997.00 / 0.30');
  driver.wait(2000);
  expect(await driver.wallet()).toBe('997.00 / 0.00');
});

it('refuses a recharge above the largest balance of a card', async () => {
  const { driver, holder } = await startScenario('20000.00');
  const card = await driver.openActive(P1, '5000.00', holder);
  await driver.recharge(card, '4999.00');
  driver.wait(1000);
  expect(await driver.cardBalance(card)).toBe('9999.00 / 0.00');
  expectCode(await driver.recharge(card, '10.00'), 422102);
  expect(await driver.wallet()).toBe('9850.01 / 0.00');
});

it('lets a recharge that ends with .17 take ten minutes, and one that ends with .13 fail', async () => {
  const { driver, holder } = await startScenario();
  const card = await driver.openActive(P1, '100.00', holder);
  await driver.recharge(card, '10.17');
  const { data: failing } = await driver.recharge(card, '10.13');
  driver.wait(1000);
  expect((await driver.send('GET', `/v2/card/log/${failing.orderId}`)).data).toMatchObject({
    status: 'failed',
    failure: { code: 'upstream_timeout' },
  });
  driver.wait(598_999);
  expect(await driver.cardBalance(card)).toBe('100.00 / 0.00');
  driver.wait(1);
  expect(await driver.cardBalance(card)).toBe('110.17 / 0.00');
});

it('deducts the fee of a withdrawal', async () => {
  const { driver, holder } = await startScenario();
  const shippingAddress = { line1: '1 Raffles Place', city: 'Singapore', postalCode: '048616', country: 'SG' };
  const card = await driver.openActive(P2, '100.00', holder, { shippingAddress });
  await driver.send('POST', '/v2/card/active', {
    cardId: card,
    encryptedCvv: await driver.encrypt({ cvv: '123', cardId: card }),
  });
  await driver.withdraw(card, '20.00');
  driver.wait(1000);
  expect(await driver.wallet()).toBe('913.90 / 0.00');
});

it('binds one holder to a card that was opened without one', async () => {
  const { driver, holder } = await startScenario();
  const card = await driver.openActive(P3, '25.00');
  expect(await driver.wallet()).toBe('972.50 / 0.00');
  const bind = (holderId: string) => driver.send('PATCH', '/v2/card/holder', { cardId: card, holderId });
  expect((await bind(holder)).data.holderId).toBe(holder);
  expect((await bind(holder)).status).toBe(200);
  expectCode(await bind(await driver.approvedHolder()), 409102);
  expectCode(await driver.recharge(card, '10.00'), 422109);
  const encryptedPin = await driver.encrypt({ pin: '482915', cardId: card });
  expectCode(await driver.send('PATCH', `/v2/card/pwd/${card}`, { encryptedPin }), 422108);
});

it('leaves a blocked card to the provider', async () => {
  const { driver, holder } = await startScenario();
  const card = await driver.openActive(P1, '100.00', holder);
  driver.control('POST', `/sandbox/cards/${card}/block`);
  for (const status of ['active', 'frozen'])
    expectCode(await driver.send('PATCH', `/v2/card/status/${card}`, { status }), 409101);
  expect(driver.purchase(card, '1.00')).toMatchObject({ status: 'declined', failure: { code: 'card_not_active' } });
  driver.control('POST', `/sandbox/cards/${card}/unblock`);
  expect((await driver.card(card)).status).toBe('active');
});

it('pays the balance of an expired card back to the wallet', async () => {
  const { driver, holder } = await startScenario();
  const card = await driver.openActive(P1, '100.00', holder);
  driver.wait(Date.parse('2029-02-01T00:00:00.000Z') - driver.now);
  await renewToken(driver);
  expect(await driver.card(card)).toMatchObject({ status: 'expired', statusReason: 'expired' });
  expectCode(await driver.recharge(card, '10.00'), 409101);
  expect((await driver.withdraw(card, '100.00')).status).toBe(202);
  driver.wait(1000);
  expect(await driver.wallet()).toBe('997.50 / 0.00');
});

it('lists orders of one type, newest first, page by page', async () => {
  const { driver, holder } = await startScenario();
  const card = await driver.openActive(P1, '100.00', holder);
  const orders: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    orders.unshift((await driver.recharge(card, '10.00')).data.orderId);
    driver.wait(1000);
  }
  await driver.withdraw(card, '10.00');
  const { data } = await driver.send('GET', `/v2/card/${card}/log?type=recharge&pageSize=2`);
  expect(data.items.map((order: { orderId: string }) => order.orderId)).toEqual(orders.slice(0, 2));
  expect(data).toMatchObject({ page: 1, pageSize: 2, total: 3 });
});
