import { createDriver, type Driver, type Loose, PRODUCTS } from './driver.ts';

/** What a request contains to end otherwise than in success, and what came of it. `result` and `reason` name an enum value of the contract. */
type Trigger = { operation: string; field: string; value: string; result: string; reason?: string };

/** What a fresh sandbox holds, and what its trigger values cause: requested as a merchant requests it. */
export async function recordFixtures() {
  const driver = await createDriver({ walletUsd: undefined }).authorize();
  const read = async (path: string, locale: string): Promise<Loose[]> => {
    const { data } = await driver.send('GET', path, undefined, { headers: { 'Accept-Language': locale } });
    return data.items ?? data.balances;
  };
  const list = async (path: string) => {
    const [items, translated] = [await read(path, 'en'), await read(path, 'zh-CN')];
    return items.map((item, index) => ({ ...item, name: { en: item.name, zh: translated[index].name } }));
  };
  const channels: Loose[] = [];
  for (const channel of (await list('/v2/payment/payment_methods')).map(toChannel))
    channels.push({ ...channel, rate: (await applyQuote(driver, channel)).rate });
  return {
    wallet: (await read('/v2/biz/wallet', 'en')).map(({ currency, available, frozen }) => ({
      currency,
      available,
      frozen,
    })),
    products: (await list('/v2/card/manage')).map(toProduct),
    channels,
    beneficiaries: await recordBeneficiaries(driver, channels),
    countries: (await list('/v2/holder')).map(toCountry),
    triggers: {
      holder: await recordHolders(driver),
      card: await recordCards(driver),
      payment: await recordPayments(driver),
      withdrawal: await recordWithdrawals(driver),
    },
  };
}

function toProduct({ cardManageId, name, form, currency, status, holderCountries, fees, limits, capabilities }: Loose) {
  return {
    ...{ cardManageId, name, form, currency, status, holderCountries: holderCountries.join(' ') || '*' },
    ...{ ...fees, open: fees.open.value, monthly: fees.monthly.value, cancel: fees.cancel.value },
    ...limits,
    ...capabilities,
  };
}

function toChannel({ product, name, targetCurrency, targetCountries, minAmount, maxAmount, feeFixed, feeRate }: Loose) {
  return {
    ...{ product, name, targetCurrency, targetCountries: targetCountries.join(' ') },
    ...{ minAmount: minAmount.value, maxAmount: maxAmount.value, feeFixed: feeFixed.value, feeRate },
  };
}

function toCountry({ country, name, dialCode, documentTypes, supported }: Loose) {
  return { country, name, dialCode, documentTypes: documentTypes.join(' '), supported };
}

type Channel = Pick<ReturnType<typeof toChannel>, 'product' | 'targetCurrency' | 'minAmount'>;

async function applyQuote(driver: Driver, { product, targetCurrency, minAmount }: Channel): Promise<Loose> {
  const amount = { fixedSide: 'target', amount: minAmount };
  const quote = { product, sourceCurrency: 'USD', targetCurrency, ...amount };
  driver.wait(1000); // No more than five quotes a second.
  return (await driver.send('POST', '/v2/payment/apply_quote', quote)).data;
}

/** What each channel asks of a beneficiary, with values that it accepts: the smallest amount is paid with them. */
async function recordBeneficiaries(driver: Driver, channels: Channel[]) {
  const rows: { product: string; field: string; value: string }[] = [];
  for (const channel of channels) {
    const { fields, purposeCodes } = (await driver.send('GET', `/v2/payment/product_type/${channel.product}`)).data;
    const values = fields.map(({ key, example }: Loose): [string, string] => [key, example]);
    const { quoteId } = await applyQuote(driver, channel);
    const beneficiary = { type: 'individual', params: Object.fromEntries(values) };
    const body = { quoteId, merchantOrderNo: driver.unique(), beneficiary, purpose: purposeCodes[0] };
    const { orderId } = (await driver.send('POST', '/v2/payment/payment', body, { key: driver.unique() })).data;
    driver.wait(60_000);
    const { status } = (await driver.send('GET', `/v2/payment/query_payment_order/${orderId}`)).data;
    if (status !== 'success') throw new Error(`${channel.product} ends with ${status}`);
    for (const [field, value] of values) rows.push({ product: channel.product, field, value });
    rows.push({ product: channel.product, field: 'purpose', value: purposeCodes.join(' ') });
  }
  return rows;
}

async function recordHolders(driver: Driver): Promise<Trigger[]> {
  const triggers: Trigger[] = [];
  for (const lastName of ['REJECT', 'INCOMPLETE', 'REVIEW']) {
    const id = await driver.approvedHolder({ lastName });
    const { status, kyc } = (await driver.send('GET', `/v2/holder/${id}`)).data;
    const reason = kyc.reasonCode ? { reason: `KycReason.${kyc.reasonCode}` } : {};
    triggers.push({
      operation: 'createHolder',
      field: 'lastName',
      value: lastName,
      result: `HolderStatus.${status}`,
      ...reason,
    });
  }
  return triggers;
}

async function recordCards(driver: Driver): Promise<Trigger[]> {
  const holder = await driver.approvedHolder();
  const cardId = await driver.openActive(PRODUCTS.P1, '100.00', holder);
  const cases = [
    {
      operation: 'openCard',
      field: 'initialAmount.value',
      value: '20.13',
      send: () => driver.open(PRODUCTS.P1, '20.13', holder),
    },
    { operation: 'rechargeCard', field: 'amount.value', value: '20.13', send: () => driver.recharge(cardId, '20.13') },
    { operation: 'withdrawCard', field: 'amount.value', value: '20.13', send: () => driver.withdraw(cardId, '20.13') },
    { operation: 'rechargeCard', field: 'amount.value', value: '20.17', send: () => driver.recharge(cardId, '20.17') },
  ];
  const triggers: Trigger[] = [];
  for (const { send, ...given } of cases) {
    const { data } = await send();
    driver.wait(60_000);
    triggers.push({
      ...given,
      ...toResult('CardOrderStatus', (await driver.send('GET', `/v2/card/log/${data.orderId}`)).data),
    });
  }
  return triggers;
}

async function recordPayments(driver: Driver): Promise<Trigger[]> {
  const triggers: Trigger[] = [];
  for (const [beneficiaryName, wait] of [
    ['Maria REVIEW', 60_000],
    ['Maria FAIL', 60_000],
    ['Maria RETURN', 16_000],
  ] as const) {
    const quote = {
      product: 'php_instapay',
      sourceCurrency: 'USD',
      targetCurrency: 'PHP',
      fixedSide: 'source',
      amount: '100.00',
    };
    const { quoteId } = (await driver.send('POST', '/v2/payment/apply_quote', quote)).data;
    const params = { beneficiaryName, bankCode: 'BNORPHMM', accountNumber: '0012345678', beneficiaryCountry: 'PH' };
    const body = {
      quoteId,
      merchantOrderNo: driver.unique(),
      beneficiary: { type: 'individual', params },
      purpose: 'SUPP',
    };
    const { orderId } = (await driver.send('POST', '/v2/payment/payment', body, { key: driver.unique() })).data;
    driver.wait(wait);
    const order = (await driver.send('GET', `/v2/payment/query_payment_order/${orderId}`)).data;
    triggers.push({
      operation: 'createPayment',
      field: 'beneficiaryName',
      value: beneficiaryName,
      ...toResult('PaymentStatus', order),
    });
  }
  return triggers;
}

async function recordWithdrawals(driver: Driver): Promise<Trigger[]> {
  const { userId } = (await driver.send('POST', '/user/generate', { externalUserId: 'u-1', chainTypes: ['TRON'] })).data
    .user;
  driver.control('POST', `/sandbox/users/${userId}/deposits`, {
    chainType: 'TRON',
    amount: { value: '9000', currency: 'USDT' },
  });
  driver.wait(60_000);
  const withdraw = (value: string, toAddress = 'TCVFM2S7RqgdghtVWsSheoZZKm6GL1pGcw') => {
    const body = {
      userId,
      merchantOrderNo: `WD-${value.replace('.', '-')}`,
      chainType: 'TRON',
      amount: { value, currency: 'USDT' },
      toAddress,
    };
    return async () => driver.send('POST', '/user/withdraw', body);
  };
  const blocked = 'TGpiUmHRtxKksnYBKJJ2yZHTs1dzoCzhN8';
  const triggers: Trigger[] = [];
  for (const value of ['20.13', '5000']) {
    const send = withdraw(value);
    await send();
    driver.wait(10_000);
    // The same request again returns the present state.
    triggers.push({
      operation: 'withdrawToken',
      field: 'amount.value',
      value,
      ...toResult('WithdrawalStatus', (await send()).data),
    });
  }
  const { code } = await withdraw('20', blocked)();
  return [...triggers, { operation: 'withdrawToken', field: 'toAddress', value: blocked, result: String(code) }];
}

function toResult(schema: string, { status, failure }: Loose): Pick<Trigger, 'result' | 'reason'> {
  return { result: `${schema}.${status}`, ...(failure ? { reason: `FailureCode.${failure.code}` } : {}) };
}
