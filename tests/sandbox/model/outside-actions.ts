import { listValues } from '../../../packages/simulator/core/state/table.ts';
import { PRODUCTS } from '../driver.ts';
import { type Action, choose, chooseCard, chooseHolder, chooseOrder, chooseUser, NOTHING } from './model.ts';

const UNKNOWN = '01KF0AP900000000000000000A';

/** What shops, issuers, banks, chains and reviewers do. */
export const outsideActions = {
  purchase: (model, { pick, amount }) =>
    model.world(
      'POST',
      `/sandbox/cards/${chooseCard(model, pick)}/purchases`,
      pick % 2
        ? { amount: { value: amount, currency: 'EUR' }, exchangeRate: '1.0850' }
        : { amount: { value: amount, currency: 'USD' } },
    ),
  clear: (model, { pick, amount }) =>
    model.world(
      'POST',
      `/sandbox/card-orders/${chooseOrder(model, 'auth', pick)}/clearings`,
      pick % 3 ? { value: amount } : {},
    ),
  reverse: (model, { pick, amount }) =>
    model.world(
      'POST',
      `/sandbox/card-orders/${chooseOrder(model, 'auth', pick)}/reversals`,
      pick % 3 ? { value: amount } : {},
    ),
  refund: (model, { pick, amount }) =>
    model.world(
      'POST',
      `/sandbox/card-orders/${chooseOrder(model, 'clearing', pick)}/refunds`,
      pick % 2 ? {} : { value: amount },
    ),
  block: (model, { pick }) => model.world('POST', `/sandbox/cards/${chooseCard(model, pick)}/block`),
  unblock: (model, { pick }) => model.world('POST', `/sandbox/cards/${chooseCard(model, pick)}/unblock`),
  expire: (model, { pick }) =>
    // Seldom: an expired card takes part in little.
    pick < 4 ? model.world('POST', `/sandbox/cards/${chooseCard(model, pick)}/expire`) : NOTHING,
  changeProduct: ({ world }, { pick }) =>
    world('PATCH', `/sandbox/card-products/${PRODUCTS.P3}`, { status: pick % 4 ? 'online' : 'offline' }),
  decideHolder: (model, { pick }) =>
    model.world('POST', `/sandbox/holders/${chooseHolder(model, pick)}/decisions`, {
      decision: choose(['approve', 'reject', 'incomplete', 'complete', 'suspend', 'restore'], pick),
    }),
  decidePayment: ({ world, state }, { pick }) => {
    const payments = listValues(state.payouts.payments)
      .filter(({ order }) => pick < 4 || order.status === 'reviewing' || order.status === 'success')
      .map(({ order }) => order.orderId);
    return world('POST', `/sandbox/payments/${choose(payments, pick) ?? `pay_${UNKNOWN}`}/decisions`, {
      decision: choose(['release', 'reject', 'return'], pick),
    });
  },
  changeChannel: ({ world }, { pick }) =>
    world('PATCH', '/sandbox/channels/php_instapay', { status: pick % 4 ? 'available' : 'maintenance' }),
  deposit: (model, { pick, amount }) =>
    model.world('POST', `/sandbox/users/${chooseUser(model, pick)}/deposits`, {
      chainType: pick % 3 ? 'TRON' : 'SOLANA',
      amount: { value: pick % 8 > 5 ? '20000' : amount, currency: pick === 3 ? 'USDC' : 'USDT' },
    }),
  reorganise: ({ world, state }, { pick }) => {
    const deposits = listValues(state.tokens.deposits)
      .filter(({ deposit }) => pick < 4 || deposit.status === 'confirming')
      .map(({ deposit }) => deposit.depositId);
    return world('POST', `/sandbox/deposits/${choose(deposits, pick) ?? `dep_${UNKNOWN}`}/reorganisation`);
  },
  decideWithdrawal: ({ world, state }, { pick }) => {
    const withdrawals = listValues(state.tokens.withdrawals)
      .filter(({ withdrawal }) => pick < 4 || withdrawal.completedAt === null)
      .map(({ withdrawal }) => withdrawal.withdrawalId);
    return world('POST', `/sandbox/withdrawals/${choose(withdrawals, pick) ?? `wdr_${UNKNOWN}`}/decisions`, {
      decision: choose(['approve', 'reject', 'fail'], pick),
    });
  },
  changeUser: (model, { pick }) =>
    model.world('POST', `/sandbox/users/${chooseUser(model, pick)}/status`, {
      status: pick % 2 ? 'active' : 'frozen',
    }),
  fault: ({ world }, { pick }) =>
    world('POST', '/sandbox/faults', {
      kind: choose(
        [
          'internal_error',
          'timeout_before_commit',
          'timeout_after_commit',
          'unavailable',
          'rate_limited',
          'cut_before_commit',
          'cut_after_commit',
          'token_ended',
          'unknown_field',
          'lost_acknowledgement',
          'unknown_frame',
        ],
        pick,
      ),
    }),
  topUp: (model, { amount }) => {
    model.addMoney(amount);
    return model.world('POST', '/sandbox/wallet/top-ups', { amount: { value: amount, currency: 'USD' } });
  },
} satisfies Record<string, Action>;
