import { expect, it, onTestFinished } from 'vitest';
import { listValues } from '../../packages/simulator/core/state/table.ts';
import { contract } from '../../packages/simulator/generated/contract.ts';
import { describeOperation } from '../../site/client/call.ts';
import { givenCalls } from '../expected/given.ts';
import { startStage } from './stage.ts';

const VIRTUAL = 'cm_01KF0AP900XV7GZW9XHY55RMEZ';
const PHYSICAL = 'cm_01KF0AP900FF97V2GG6QJQCD0B';
const GIFT = 'cm_01KF0AP900CXAQNQ4JWJ8J5FJM';

const usd = (value: string) => ({ value, currency: 'USD' });
const ADDRESS = { line1: '1 Raffles Place', city: 'Singapore', postalCode: '048616', country: 'SG' };

it.each(contract.operations)('signs $id where the contract wants it, with or without token and key', (operation) => {
  const { service, needsToken, takesKey } = describeOperation(operation.method, operation.path);

  expect(service).toBe(operation.service);
  expect(needsToken).toBe(operation.scope !== undefined);
  expect(takesKey).toBe(operation.idempotency === 'required' || operation.idempotency === 'optional');
});

it('calls every given operation of both services', async () => {
  const stage = await startStage();
  onTestFinished(stage.stop);
  const client = stage.connect();
  const called = new Set<string>();
  /** The data of a call that was executed. */
  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, init: object = {}) => {
    const { data, error } = await client[method](path, init);
    expect(error, `${method} ${path}`).toBeUndefined();
    called.add(`${method} ${path}`);
    return data;
  };
  const order = async (orderId: string) => {
    stage.advance(10);
    const found = await call('GET', '/v2/card/log/{orderId}', { params: { path: { orderId } } });
    expect(found.status).toBe('success');
  };

  const { refreshToken } = await call('POST', '/v2/biz/code2token', {
    body: { code: stage.control('POST /sandbox/codes').code },
  });
  await call('POST', '/v2/biz/code2token', { body: { grantType: 'refresh_token', refreshToken } });
  await call('GET', '/v2/biz/wallet');
  await call('GET', '/v2/card/manage');
  await call('GET', '/v2/card/manage/{cardManageId}', { params: { path: { cardManageId: VIRTUAL } } });
  await call('GET', '/v2/holder');

  const { holderId } = await call('POST', '/v2/holder', {
    body: {
      firstName: 'Alex',
      lastName: 'Chan',
      birthDate: '1992-04-18',
      nationality: 'SG',
      email: 'alex.chan@example.com',
      phone: { countryCode: '65', number: '81234567' },
      address: ADDRESS,
      document: { type: 'passport', issuingCountry: 'SG', encryptedNumber: { number: 'E12345678' } },
    },
  });
  stage.advance(10);
  const path = { holderId };
  expect(await call('GET', '/v2/holder/{holderId}', { params: { path } })).toMatchObject({ status: 'approved' });
  await call('PATCH', '/v2/holder/{holderId}', { params: { path }, body: { email: 'a@example.com' } });
  await call('GET', '/v2/holder/{page}/{pageSize}', { params: { path: { page: 1, pageSize: 20 } } });

  const opening = await call('POST', '/v2/card/open', {
    body: { cardManageId: VIRTUAL, holderId, initialAmount: usd('100.00'), merchantOrderNo: 'OP-1' },
  });
  await order(opening.orderId);
  const { cardId } = opening;
  await call('GET', '/v2/card', { params: { query: { page: 1, status: 'active' } } });
  const revealed = await call('GET', '/v2/card/{cardId}', {
    params: { path: { cardId }, header: { 'X-Reveal-Card': 'true' } },
  });
  expect(revealed.encryptedCard).toMatchObject({ cardId, cvv: '123', pan: expect.stringMatching(/^\d{16}$/) });
  await call('GET', '/v2/card/{cardId}/log', { params: { path: { cardId } } });
  await call('PATCH', '/v2/card/contact/{cardId}', { params: { path: { cardId } }, body: { email: 'b@example.com' } });
  const recharge = { cardId, amount: usd('100.00'), merchantOrderNo: 'RC-1' };
  await order((await call('PATCH', '/v2/card/recharge', { body: recharge })).orderId);
  const withdrawal = { cardId, amount: usd('50.00'), merchantOrderNo: 'CW-1' };
  await order((await call('PATCH', '/v2/card/withdraw', { body: withdrawal })).orderId);
  await call('PATCH', '/v2/card/status/{cardId}', { params: { path: { cardId } }, body: { status: 'frozen' } });
  await call('DELETE', '/v2/card/{cardId}', { params: { path: { cardId } }, body: { merchantOrderNo: 'CC-1' } });

  const gift = await call('POST', '/v2/card/open', {
    body: { cardManageId: GIFT, initialAmount: usd('10.00'), merchantOrderNo: 'OP-2' },
  });
  await order(gift.orderId);
  await call('PATCH', '/v2/card/holder', { body: { cardId: gift.cardId, holderId } });

  const physical = await call('POST', '/v2/card/open', {
    body: {
      cardManageId: PHYSICAL,
      holderId,
      initialAmount: usd('100.00'),
      merchantOrderNo: 'OP-3',
      shippingAddress: ADDRESS,
    },
  });
  await order(physical.orderId);
  const card = { cardId: physical.cardId };
  await call('POST', '/v2/card/active', { body: { ...card, encryptedCvv: { cvv: '123', ...card } } });
  await call('PATCH', '/v2/card/pwd/{cardId}', {
    params: { path: card },
    body: { encryptedPin: { pin: '4829', ...card } },
  });

  await call('GET', '/v2/payment/payment_methods');
  await call('GET', '/v2/payment/product_type/{product}', { params: { path: { product: 'php_instapay' } } });
  const { quoteId } = await call('POST', '/v2/payment/apply_quote', {
    body: {
      product: 'php_instapay',
      sourceCurrency: 'USD',
      targetCurrency: 'PHP',
      fixedSide: 'source',
      amount: '800.00',
    },
  });
  const payment = await call('POST', '/v2/payment/payment', {
    body: {
      quoteId,
      merchantOrderNo: 'PO-1',
      beneficiary: {
        type: 'individual',
        params: {
          beneficiaryName: 'Juan Dela Cruz',
          bankCode: 'BOPIPHMM',
          accountNumber: '1234567890',
          beneficiaryCountry: 'PH',
        },
      },
      purpose: 'SALA',
    },
  });
  await call('GET', '/v2/payment/query_payment_order/{orderId}', { params: { path: { orderId: payment.orderId } } });

  const { user } = await call('POST', '/user/generate', { body: { externalUserId: 'u-1001', chainTypes: ['TRON'] } });
  stage.control(`POST /sandbox/users/${user.userId}/deposits`, {
    chainType: 'TRON',
    amount: { value: '100', currency: 'USDT' },
  });
  stage.advance(60);
  await call('POST', '/user/refresh', { params: { query: { userId: user.userId } } });
  await call('POST', '/user/withdraw', {
    body: {
      userId: user.userId,
      merchantOrderNo: 'WD-1',
      chainType: 'TRON',
      amount: { value: '25.000000', currency: 'USDT' },
      toAddress: 'TCVFM2S7RqgdghtVWsSheoZZKm6GL1pGcw',
    },
  });
  const events = listValues(stage.host.getState().listen.events);
  await call('POST', '/user/confirm', { body: { messageIds: events.map(({ messageId }) => messageId) } });

  expect([...called]).toEqual(expect.arrayContaining(givenCalls));
});
