import { expect, it } from 'vitest';
import { type Driver, expectCode, type Loose, startScenario } from './driver.ts';

const quote = (driver: Driver, changes: Loose = {}) =>
  driver.send('POST', '/v2/payment/apply_quote', {
    product: 'php_instapay',
    sourceCurrency: 'USD',
    targetCurrency: 'PHP',
    fixedSide: 'source',
    amount: '800.00',
    ...changes,
  });

const pay = (driver: Driver, quoteId: string, name = 'Maria Santos', params: Loose = {}) =>
  driver.send(
    'POST',
    '/v2/payment/payment',
    {
      quoteId,
      merchantOrderNo: driver.unique(),
      beneficiary: {
        type: 'individual',
        params: {
          beneficiaryName: name,
          bankCode: 'BNORPHMM',
          accountNumber: '0012345678',
          beneficiaryCountry: 'PH',
          ...params,
        },
      },
      purpose: 'SUPP',
    },
    { key: driver.unique() },
  );

const read = async (driver: Driver, orderId: string) =>
  (await driver.send('GET', `/v2/payment/query_payment_order/${orderId}`)).data;

it('quotes 800.00 USD as 45000.00 PHP for 300 seconds and reserves nothing', async () => {
  const { driver } = await startScenario('2000.00');
  const { data } = await quote(driver);
  expect(data).toMatchObject({
    targetAmount: { value: '45000.00' },
    fee: { value: '5.00' },
    totalDebit: { value: '805.00' },
  });
  expect(Date.parse(data.expiresAt) - Date.parse(data.createdAt)).toBe(300_000);
  expect(await driver.wallet()).toBe('2000.00 / 0.00');
});

it('pays a quote once: created, processing after 1 s, success after 6 s', async () => {
  const { driver } = await startScenario('2000.00');
  const { data } = await quote(driver);
  const { status, data: order } = await pay(driver, data.quoteId);
  expect([status, order.status, await driver.wallet()]).toEqual([202, 'created', '1195.00 / 805.00']);
  driver.wait(1000);
  expect((await read(driver, order.orderId)).status).toBe('processing');
  driver.wait(5000);
  expect(await read(driver, order.orderId)).toMatchObject({
    status: 'success',
    beneficiary: { accountMasked: '******5678' },
  });
  expect(await driver.wallet()).toBe('1195.00 / 0.00');
  expectCode(await pay(driver, data.quoteId), 409301);
});

it('quotes a fixed target of 10000.00 PHP as 177.78 USD with a fee of 1.89', async () => {
  const { driver } = await startScenario();
  const { data } = await quote(driver, { fixedSide: 'target', amount: '10000.00' });
  expect(data).toMatchObject({
    sourceAmount: { value: '177.78' },
    fee: { value: '1.89' },
    totalDebit: { value: '179.67' },
  });
});

it('names every wrong parameter of a beneficiary and leaves the quote active, until it expires', async () => {
  const { driver } = await startScenario();
  const { data } = await quote(driver, { fixedSide: 'target', amount: '10000.00' });
  driver.wait(299_999);
  const refused = await pay(driver, data.quoteId, 'Maria Santos', {
    bankCode: undefined,
    accountNumber: '12AB',
    extra: 'x',
  });
  expect(refused.body.details.map(({ field, rule }: Loose) => `${field} ${rule}`)).toEqual([
    'params.bankCode required',
    'params.accountNumber pattern',
    'params.extra unknown_field',
  ]);
  expectCode(refused, 422303);
  driver.wait(1);
  expectCode(await pay(driver, data.quoteId), 422301);
});

it('returns the reservation of a payment that the channel rejects, fee included', async () => {
  const { driver } = await startScenario('1195.00');
  const { data } = await quote(driver, { amount: '100.00' });
  const { data: order } = await pay(driver, data.quoteId, 'Fail Case');
  expect(await driver.wallet()).toBe('1093.50 / 101.50');
  driver.wait(6000);
  const failed = await read(driver, order.orderId);
  expect(failed).toMatchObject({ status: 'failed', failure: { code: 'channel_rejected' } });
  expect(failed.history.map(({ status }: Loose) => status)).toEqual(['created', 'processing', 'failed']);
  expect(await driver.wallet()).toBe('1195.00 / 0.00');
});

it('credits a returned payment less the return fee', async () => {
  const { driver } = await startScenario('1195.00');
  const { data } = await quote(driver, { amount: '100.00' });
  const { data: order } = await pay(driver, data.quoteId, 'Return Case');
  const statuses: string[] = [];
  for (const wait of [6000, 10_000, 2000]) {
    driver.wait(wait);
    statuses.push(`${(await read(driver, order.orderId)).status} ${await driver.wallet()}`);
  }
  expect(statuses).toEqual(['success 1093.50 / 0.00', 'returned 1093.50 / 0.00', 'refunded 1188.50 / 0.00']);
});

it('holds a payment in review until it is released, or rejects it', async () => {
  const { driver } = await startScenario();
  const orders: string[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const { data } = await quote(driver, { amount: '100.00' });
    orders.push((await pay(driver, data.quoteId, 'Review Case')).data.orderId);
  }
  driver.wait(3_600_000);
  const [released = '', rejected = ''] = orders;
  expect((await read(driver, released)).status).toBe('reviewing');
  driver.control('POST', `/sandbox/payments/${released}/decisions`, { decision: 'release' });
  driver.control('POST', `/sandbox/payments/${rejected}/decisions`, { decision: 'reject' });
  driver.wait(5000);
  expect((await read(driver, released)).status).toBe('success');
  expect(await read(driver, rejected)).toMatchObject({ status: 'failed', failure: { code: 'compliance_rejected' } });
});

it('refuses another pair of currencies, an unknown product, an amount above the limit, and a channel in maintenance', async () => {
  const { driver } = await startScenario();
  expectCode(await quote(driver, { sourceCurrency: 'EUR' }), 422304);
  expectCode(await quote(driver, { product: 'xxx' }), 404301);
  expectCode(await quote(driver, { amount: '1000.00' }), 422302);
  expectCode(await quote(driver, { sourceCurrency: 'XXX' }), 422003);
  expectCode(await quote(driver, { amount: '1.001' }), 422002);
  driver.wait(1000);
  driver.control('PATCH', '/sandbox/channels/php_instapay', { status: 'maintenance' });
  expect(await quote(driver)).toMatchObject({ code: 503301, headers: { 'Retry-After': '600' } });
});

it('lists channels by method and product, with their fields in the requested language', async () => {
  const { driver } = await startScenario();
  const { data } = await driver.send('GET', '/v2/payment/payment_methods');
  expect(data.items.map(({ product }: Loose) => product)).toEqual([
    'eur_sepa',
    'gbp_fps',
    'jpy_local',
    'php_instapay',
    'usd_swift',
  ]);
  const params = await driver.send('GET', '/v2/payment/product_type/php_instapay', undefined, {
    headers: { 'Accept-Language': 'zh-CN,en;q=0.5' },
  });
  expect(params.headers['Content-Language']).toBe('zh-CN');
  expect(params.data.fields[0]).toMatchObject({ key: 'beneficiaryName', label: '收款人姓名' });
});

it('checks the checksum of an IBAN', async () => {
  const { driver } = await startScenario();
  const { data } = await quote(driver, { product: 'eur_sepa', targetCurrency: 'EUR', amount: '100.00' });
  const send = (iban: string) =>
    driver.send(
      'POST',
      '/v2/payment/payment',
      {
        quoteId: data.quoteId,
        merchantOrderNo: driver.unique(),
        beneficiary: {
          type: 'individual',
          params: { beneficiaryName: 'Lena Schmidt', iban, beneficiaryCountry: 'DE' },
        },
        purpose: 'SUPP',
      },
      { key: driver.unique() },
    );
  expect((await send('DE89370400440532013001')).body).toMatchObject({
    code: 422303,
    details: [{ field: 'params.iban', rule: 'checksum' }],
  });
  expect((await send('DE89370400440532013000')).status).toBe(202);
});

it('shortens a quote on request, and says so in the response and in what its key returns', async () => {
  const { driver } = await startScenario('2000.00');
  driver.control('POST', '/sandbox/faults', { kind: 'quote_expiring' });
  const body = {
    ...{ product: 'php_instapay', sourceCurrency: 'USD', targetCurrency: 'PHP' },
    ...{ fixedSide: 'source', amount: '100.00' },
  };
  const options = { key: driver.unique() };
  const { data } = await driver.send('POST', '/v2/payment/apply_quote', body, options);
  expect(Date.parse(data.expiresAt) - Date.parse(data.createdAt)).toBe(1000);
  expect((await driver.send('POST', '/v2/payment/apply_quote', body, options)).data).toEqual(data);
  driver.wait(1001);
  expectCode(await pay(driver, data.quoteId), 422301);
});
