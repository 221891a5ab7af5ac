import { describe, expect, it } from 'vitest';
import { createDriver, expectCode, PRODUCTS, startScenario } from './driver.ts';

const { P1, P2, P3, P4 } = PRODUCTS;

it('starts with 2000.00 USD, no holder and no card', async () => {
  const driver = await createDriver().authorize();
  expect(await driver.wallet()).toBe('2000.00 / 0.00');
  expect((await driver.send('GET', '/v2/card')).data.total).toBe(0);
  expect((await driver.send('GET', '/v2/holder/1/20')).data.total).toBe(0);
});

describe('opening', () => {
  it('reserves 102.50 for a card of 100.00, and spends it when the issuer has issued the card', async () => {
    const { driver, holder } = await startScenario();
    const response = await driver.open(P1, '100.00', holder);
    expect(response).toMatchObject({
      status: 202,
      data: { status: 'processing', fee: { value: '2.50' }, walletAmount: { value: '102.50' } },
    });
    expect(await driver.wallet()).toBe('897.50 / 102.50');
    expect((await driver.card(response.data.cardId)).status).toBe('pending');
    driver.wait(2000);
    expect(await driver.wallet()).toBe('897.50 / 0.00');
    expect(await driver.card(response.data.cardId)).toMatchObject({
      status: 'active',
      maskedPan: '411111******1111',
      expiryMonth: '01',
      expiryYear: '2029',
      balance: { total: '100.00' },
    });
    expect((await driver.send('GET', `/v2/card/log/${response.data.orderId}`)).data).toMatchObject({
      status: 'success',
      balanceAfter: { available: '100.00' },
    });
  });

  it('returns the whole cost when the issuer refuses an amount that ends with .13', async () => {
    const { driver, holder } = await startScenario();
    const { data } = await driver.open(P1, '100.13', holder);
    expect(await driver.wallet()).toBe('897.37 / 102.63');
    driver.wait(2000);
    expect(await driver.card(data.cardId)).toMatchObject({
      status: 'failed',
      statusReason: 'issuer_declined',
      bin: null,
    });
    expect((await driver.send('GET', `/v2/card/log/${data.orderId}`)).data).toMatchObject({
      status: 'failed',
      failure: { code: 'issuer_declined' },
    });
    expect(await driver.wallet()).toBe('1000.00 / 0.00');
  });

  it('refuses what the wallet cannot pay and changes nothing', async () => {
    const { driver, holder } = await startScenario('50.00');
    expectCode(await driver.open(P1, '100.00', holder), 422004);
    expect(await driver.wallet()).toBe('50.00 / 0.00');
  });

  it('refuses an amount out of range, an offline product, an unknown one, and a missing holder', async () => {
    const { driver, holder } = await startScenario();
    expectCode(await driver.open(P1, '9.99', holder), 422102);
    expectCode(await driver.open(P4, '0', holder, { initialAmount: { value: '0', currency: 'HKD' } }), 422101);
    expectCode(await driver.open('cm_01KF0AP900000000000000000A', '100.00', holder), 404102);
    expectCode(await driver.open(P1, '100.00'), 422104);
  });

  it('tells a wrong scale from a text that is no amount', async () => {
    const { driver, holder } = await startScenario();
    expectCode(await driver.open(P1, '10.001', holder), 422002);
    for (const value of ['01.00', '1e2', '-1']) expectCode(await driver.open(P1, value, holder), 400002);
  });

  it('counts open cards of a product against the limit of its holder', async () => {
    const { driver, holder } = await startScenario();
    const shippingAddress = { line1: '1 Raffles Place', city: 'Singapore', postalCode: '048616', country: 'SG' };
    await driver.openActive(P2, '10.00', holder, { shippingAddress });
    await driver.openActive(P2, '10.00', holder, { shippingAddress });
    expectCode(await driver.open(P2, '10.00', holder, { shippingAddress }), 422110);
  });

  it('wants a shipping address for a physical card', async () => {
    const { driver, holder } = await startScenario();
    expect((await driver.open(P2, '10.00', holder)).body).toMatchObject({
      code: 400002,
      details: [{ field: 'shippingAddress', rule: 'required' }],
    });
  });

  it('accepts a holder of France for the product that accepts all countries only', async () => {
    const { driver } = await startScenario();
    const address = { line1: '1 rue de Rivoli', city: 'Paris', postalCode: '75001', country: 'FR' };
    const french = await driver.approvedHolder({ address, nationality: 'FR' });
    expectCode(await driver.open(P1, '100.00', french), 422201);
    expect((await driver.open(P3, '100.00', french)).status).toBe(202);
  });
});
