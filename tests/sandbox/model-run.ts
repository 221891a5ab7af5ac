import { control } from '../../src/sandbox/controls/control.ts';
import { createState } from '../../src/sandbox/create-state.ts';
import { decide } from '../../src/sandbox/envelope/decide.ts';
import type { State } from '../../src/sandbox/state/state.ts';
import { listValues } from '../../src/sandbox/state/table.ts';
import { getKey } from '../contract/published-vectors.ts';
import { CODE, type Loose, PRODUCTS } from './driver.ts';
import { expectValidResponse } from './expect-valid-response.ts';
import { findBrokenHistory, findBrokenInvariant } from './invariants.ts';
import { toVerifiedRequest } from './model-request.ts';
import { KEYLESS, type Step } from './model-step.ts';

const DAY_MS = 86_400_000;
const WAITS = [1, 500, 1000, 2000, 5000, 60_000, 7 * DAY_MS, 1200 * DAY_MS];
const START = Date.parse('2026-01-15T08:00:00.000Z');

/** One sequence, on decisions alone: signatures are proven elsewhere. */
export function createModelRun() {
  let now = START;
  let state: State = {
    ...createState({
      seed: 'model',
      time: START,
      merchantId: 'mch_01KF0AP900N5Y4WP04V8T304CJ',
      merchantKeys: [],
      providerKeys: [getKey('pk_sig_test_1')],
      code: CODE,
    }),
    rateLimits: false,
  };
  let count = 0;
  let toppedUp = 200_000n;
  let token = '';
  let last: { method: string; target: string; body?: unknown; digest?: string; key: string; status: number } = {
    method: '',
    target: '',
    key: '',
    status: 0,
  };

  function call(
    method: string,
    target: string,
    body?: unknown,
    digest?: string,
    repeatedKey?: string,
  ): { status: number; data: Loose } {
    count += 1;
    const key = repeatedKey ?? `key-of-request-${count}`;
    const request = { method, target, body, digest, key, now, nonce: `nonce-of-request-${count}` };
    const { state: next, outcome } = decide(state, toVerifiedRequest(state, token, request));
    const before = state;
    state = next;
    const parsed = JSON.parse(outcome.text);
    expectValidResponse(method, target.split('?')[0] ?? '', outcome.status, parsed);
    if (
      outcome.status >= 400 &&
      outcome.status < 500 &&
      getBusiness(before) !== getBusiness(next) &&
      !hasTimers(before, next)
    )
      throw new Error(`A refused ${method} ${target} (${parsed.code}) left a trace.`);
    if (/\d{13,}/.test(outcome.text.replaceAll(/"(?:requestId|[a-z]+Id)":"[^"]*"/g, '')))
      throw new Error(`A response shows a long number: ${outcome.text}`);
    last = { method, target, body, digest, key, status: outcome.status };
    return { status: outcome.status, data: parsed.data };
  }

  const world = (method: string, path: string, body?: unknown) => {
    const result = control(state, { method, path, body }, now);
    state = result.state;
    return { status: result.status };
  };
  const choose = <T>(items: T[], pick: number): T | undefined => items[pick % Math.max(items.length, 1)];
  const cards = () => listValues(state.cards.cards).map(({ card }) => card.cardId);
  const orders = (type: string) =>
    listValues(state.cards.orders).flatMap(({ order }) => (order.type === type ? [order.orderId] : []));

  function signIn() {
    const code = `code-of-the-model-run-number-${String(count).padStart(10, '0')}`;
    state = {
      ...state,
      auth: {
        ...state.auth,
        codes: {
          ...state.auth.codes,
          [code]: {
            createdAt: now,
            isUsed: false,
            scopes: [
              'wallet:read',
              'card:read',
              'card:write',
              'holder:read',
              'holder:write',
              'payment:read',
              'payment:write',
            ],
          },
        },
      },
    };
    state = { ...state, faults: [] };
    const { data } = call('POST', '/v2/biz/code2token', { code });
    token = data.accessToken;
  }

  function act({ action, pick, amount }: Step): { status: number } {
    const money = { value: amount, currency: 'USD' };
    const number = `N-${count}`;
    const card = choose(cards(), pick) ?? 'card_01KF0AP900000000000000000A';
    switch (action) {
      case 'wait':
        now += WAITS[pick] ?? 1;
        world('GET', '/sandbox/clock');
        signIn();
        return { status: 200 };
      case 'holder':
        return call(
          'POST',
          '/v2/holder',
          {
            firstName: 'Alex',
            lastName: pick === 0 ? 'REJECT' : 'Chan',
            birthDate: '1992-04-18',
            nationality: 'SG',
            email: 'a@example.com',
            phone: { countryCode: '65', number: '81234567' },
            address: { line1: 'x', city: 'x', postalCode: '048616', country: 'SG' },
            document: { type: 'passport', issuingCountry: 'SG', encryptedNumber: 'a.b.c.d.e' },
          },
          `digest-${pick}`,
        );
      case 'open':
        return call('POST', '/v2/card/open', {
          cardManageId: choose([PRODUCTS.P1, PRODUCTS.P3, PRODUCTS.P3], pick),
          holderId: choose(
            listValues(state.holders).map(({ holder }) => holder.holderId),
            pick,
          ),
          initialAmount: money,
          merchantOrderNo: number,
        });
      case 'recharge':
      case 'withdraw':
        return call('PATCH', `/v2/card/${action}`, { cardId: card, amount: money, merchantOrderNo: number });
      case 'cancel':
        return call('DELETE', `/v2/card/${card}`);
      case 'freeze':
      case 'unfreeze':
        return call('PATCH', `/v2/card/status/${card}`, { status: action === 'freeze' ? 'frozen' : 'active' });
      case 'purchase':
        return world(
          'POST',
          `/sandbox/cards/${card}/purchases`,
          pick % 2 ? { amount: { value: amount, currency: 'EUR' }, exchangeRate: '1.0850' } : { amount: money },
        );
      case 'clear':
        return world(
          'POST',
          `/sandbox/card-orders/${choose(orders('auth'), pick) ?? card}/clearings`,
          pick % 3 === 0 ? {} : { value: amount },
        );
      case 'reverse':
        return world(
          'POST',
          `/sandbox/card-orders/${choose(orders('auth'), pick) ?? card}/reversals`,
          pick % 3 === 0 ? {} : { value: amount },
        );
      case 'refund':
        return world(
          'POST',
          `/sandbox/card-orders/${choose(orders('clearing'), pick) ?? card}/refunds`,
          pick % 2 ? {} : { value: amount },
        );
      case 'block':
      case 'unblock':
      case 'expire':
        return world('POST', `/sandbox/cards/${card}/${action}`);
      case 'quote':
        return call('POST', '/v2/payment/apply_quote', {
          product: 'php_instapay',
          sourceCurrency: 'USD',
          targetCurrency: 'PHP',
          fixedSide: pick % 2 ? 'source' : 'target',
          amount,
        });
      case 'pay':
        return call('POST', '/v2/payment/payment', {
          quoteId:
            choose(
              listValues(state.payouts.quotes).map(({ quoteId }) => quoteId),
              pick,
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
      case 'user':
        return call('POST', '/user/generate', { externalUserId: `u-${pick}`, chainTypes: ['TRON', 'SOLANA'] });
      case 'deposit':
        return world('POST', `/sandbox/users/${choose(users(), pick) ?? card}/deposits`, {
          chainType: pick % 2 ? 'TRON' : 'SOLANA',
          amount: { value: amount, currency: 'USDT' },
        });
      case 'tokens':
        return call('POST', '/user/withdraw', {
          userId: choose(users(), pick) ?? 'usr_01KF0AP900000000000000000A',
          merchantOrderNo: number,
          chainType: 'TRON',
          amount: { value: amount, currency: 'USDT' },
          toAddress: 'TCVFM2S7RqgdghtVWsSheoZZKm6GL1pGcw',
        });
      case 'fault':
        return world('POST', '/sandbox/faults', {
          kind: choose(['internal_error', 'timeout_before_commit', 'timeout_after_commit', 'unavailable'], pick),
        });
      case 'topUp':
        toppedUp += BigInt(amount.replace('.', ''));
        return world('POST', '/sandbox/wallet/top-ups', { amount: money });
      case 'lists':
        return (
          choose(
            [
              () => call('GET', '/v2/biz/wallet'),
              () => call('GET', '/v2/card?page=1&pageSize=5'),
              () => call('GET', '/v2/holder/1/5'),
              () => call('GET', `/v2/card/${card}/log`),
            ],
            pick,
          )?.() ?? { status: 200 }
        );
    }
  }

  const users = () => listValues(state.tokens.users).map(({ userId }) => userId);
  signIn();
  // A holder and two cards, so that most steps have something to work on.
  for (const [action, pick] of [
    ['holder', 1],
    ['holder', 2],
    ['wait', 4],
    ['open', 0],
    ['open', 1],
    ['user', 0],
    ['wait', 4],
  ] as const) {
    act({ action, pick, amount: '100.00', repeat: false });
  }
  return {
    take(step: Step): { broken: string | undefined; status: number } {
      const before = state;
      last = { method: '', target: '', key: '', status: 0 };
      const { status } = act(step);
      if (step.repeat && !KEYLESS.has(step.action)) repeatLast();
      const total = `${toppedUp / 100n}.${String(toppedUp % 100n).padStart(2, '0')}`;
      return { status, broken: findBrokenInvariant(state, { toppedUp: total }) ?? findBrokenHistory(before, state) };
    },
  };

  /** The request of before with the same key: at most its stored response, never a second order. */
  function repeatLast(): void {
    const { body, target, method, status, digest, key } = last;
    if (status < 200 || status >= 300) return;
    const orders = listValues(state.cards.orders).length + listValues(state.payouts.payments).length;
    state = { ...state, faults: [] };
    const again = call(method, target, body, digest, key);
    if (again.status >= 300) throw new Error(`The repetition of ${method} ${target} is refused with ${again.status}.`);
    if (listValues(state.cards.orders).length + listValues(state.payouts.payments).length !== orders)
      throw new Error(`The repetition of ${method} ${target} made an order.`);
  }
}

/** Everything but what a refused request may change: time, draws, nonces, keys, limits, faults. */
function getBusiness({ wallet, cards, holders, payouts, tokens, listen, orderNumbers, responses }: State): string {
  return JSON.stringify([wallet, cards, holders, payouts, tokens, listen, orderNumbers, responses]);
}

/** Whether something was due by itself at the same time. */
function hasTimers(before: State, after: State): boolean {
  return before.timers !== after.timers;
}
