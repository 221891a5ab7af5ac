import { listValues } from '../../../packages/simulator/core/state/table.ts';
import { PRODUCTS } from '../driver.ts';
import { type Action, choose, chooseCard, chooseHolder } from './model.ts';

const ADDRESS = { line1: 'x', city: 'x', postalCode: '048616', country: 'SG' };
const CIPHERTEXT = 'a.b.c.d.e';
const DAY_MS = 86_400_000;
const WAITS = [1, 500, 1000, 1000, 2000, 2000, 2000, 5000, 5000, 5000, 10_000, 30_000, 60_000, 600_000, 7 * DAY_MS];
/** Longer than a card is valid. */
const LONG_WAIT_MS = 1200 * DAY_MS;

/** What a merchant does with wallet, holders, cards and payouts. */
export const merchantActions = {
  wait: ({ wait }, { pick }) => wait(WAITS[pick] ?? LONG_WAIT_MS),
  holder: ({ call }, { pick }) =>
    call(
      'POST',
      '/v2/holder',
      {
        firstName: 'Alex',
        lastName: choose(['REJECT', 'INCOMPLETE', 'REVIEW', 'Chan', 'Chan'], pick),
        birthDate: '1992-04-18',
        nationality: 'SG',
        email: 'a@example.com',
        phone: { countryCode: '65', number: '81234567' },
        address: ADDRESS,
        document: { type: 'passport', issuingCountry: 'SG', encryptedNumber: CIPHERTEXT },
      },
      { documentNumber: { masked: '*****5678', digest: `digest-${pick}` } },
    ),
  updateHolder: (model, { pick }) =>
    model.call(
      'PATCH',
      `/v2/holder/${chooseHolder(model, pick)}`,
      pick % 2 ? { lastName: 'Chan' } : { email: 'b@example.com' },
    ),
  open: (model, { pick, amount }) => {
    const product = choose([PRODUCTS.P1, PRODUCTS.P3, PRODUCTS.P2, PRODUCTS.P3], pick);
    return model.call('POST', '/v2/card/open', {
      cardManageId: product,
      ...(pick % 4 < 3 ? { holderId: chooseHolder(model, pick) } : {}),
      ...(product === PRODUCTS.P2 ? { shippingAddress: ADDRESS } : {}),
      initialAmount: { value: amount, currency: 'USD' },
      merchantOrderNo: model.number,
    });
  },
  activate: (model, { pick }) =>
    model.call(
      'POST',
      '/v2/card/active',
      { cardId: chooseCard(model, pick), encryptedCvv: CIPHERTEXT },
      { isRightCode: pick % 3 > 0 },
    ),
  pin: (model, { pick }) =>
    model.call(
      'PATCH',
      `/v2/card/pwd/${chooseCard(model, pick)}`,
      { encryptedPin: CIPHERTEXT },
      { isWeakPin: pick % 3 === 0 },
    ),
  bind: (model, { pick }) =>
    model.call('PATCH', '/v2/card/holder', { cardId: chooseCard(model, pick), holderId: chooseHolder(model, pick) }),
  recharge: (model, { pick, amount }) =>
    model.call('PATCH', '/v2/card/recharge', {
      cardId: chooseCard(model, pick),
      amount: { value: amount, currency: 'USD' },
      merchantOrderNo: model.number,
    }),
  withdraw: (model, { pick, amount }) =>
    model.call('PATCH', '/v2/card/withdraw', {
      cardId: chooseCard(model, pick),
      amount: { value: amount, currency: 'USD' },
      merchantOrderNo: model.number,
    }),
  cancel: (model, { pick }) => model.call('DELETE', `/v2/card/${chooseCard(model, pick)}`),
  freeze: (model, { pick }) => model.call('PATCH', `/v2/card/status/${chooseCard(model, pick)}`, { status: 'frozen' }),
  unfreeze: (model, { pick }) =>
    model.call('PATCH', `/v2/card/status/${chooseCard(model, pick)}`, { status: 'active' }),
  quote: ({ call }, { pick, amount }) =>
    call('POST', '/v2/payment/apply_quote', {
      product: 'php_instapay',
      sourceCurrency: 'USD',
      targetCurrency: 'PHP',
      fixedSide: pick % 2 ? 'source' : 'target',
      amount,
    }),
  pay: (model, { pick, amount }) => {
    // A former quote is used up or expired most of the time.
    if (pick > 1) merchantActions.quote(model, { pick: 1, amount });
    const { call, state, number } = model;
    return call('POST', '/v2/payment/payment', {
      quoteId:
        choose(
          listValues(state.payouts.quotes)
            .toSorted((one, other) => (one.quoteId < other.quoteId ? 1 : -1))
            .map(({ quoteId }) => quoteId),
          pick > 1 ? 0 : pick,
        ) ?? 'qte_01KF0AP900000000000000000A',
      merchantOrderNo: number,
      beneficiary: {
        type: 'individual',
        params: {
          beneficiaryName: choose(['Maria Santos', 'Fail Case', 'Return Case', 'Review Case'], pick),
          bankCode: 'BNORPHMM',
          accountNumber: '0012345678',
          beneficiaryCountry: 'PH',
        },
      },
      purpose: 'SUPP',
    });
  },
  lists: (model, { pick }) => {
    const targets = ['/v2/biz/wallet', '/v2/card?page=1&pageSize=5', '/v2/holder/1/5', '/v2/card/manage', '/v2/holder'];
    return model.call('GET', choose([...targets, `/v2/card/${chooseCard(model, pick)}/log`], pick) ?? '');
  },
  readOrder: (model, { pick }) => {
    const payments = listValues(model.state.payouts.payments).map(({ order }) => order.orderId);
    const order = choose(payments, pick) ?? 'pay_01KF0AP900000000000000000A';
    return model.call('GET', `/v2/payment/query_payment_order/${order}`);
  },
} satisfies Record<string, Action>;
