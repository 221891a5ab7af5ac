import type { Scope } from '../../../packages/simulator/core/auth/auth-state.ts';
import { createState } from '../../../packages/simulator/core/create-state.ts';
import { findRoute } from '../../../packages/simulator/core/envelope/routes.ts';
import { type Applied, applyInput, type SandboxInput } from '../../../packages/simulator/core/input.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';
import { getKey } from '../../contract/published-vectors.ts';
import { CODE } from '../driver.ts';
import { expectNoSecret, expectValidControl, expectValidResponse } from '../expect-valid-response.ts';
import { type ActionName, actions } from './actions.ts';
import { findBrokenHistory } from './history.ts';
import { findBrokenInvariant } from './invariants.ts';
import { createMessageObserver } from './messages.ts';
import type { Model, Outcome } from './model.ts';
import { type ModelRequest, toVerifiedRequest } from './request.ts';
import type { Step } from './step.ts';

const START = Date.parse('2026-01-15T08:00:00.000Z');
const SCOPES: Scope[] = [
  'wallet:read',
  'card:read',
  'card:write',
  'holder:read',
  'holder:write',
  'payment:read',
  'payment:write',
];

/** A holder, two cards, two users with money and a ticket, so that most steps have something to work on. */
const OPENING: [ActionName, number][] = [
  ['holder', 3],
  ['holder', 4],
  ['wait', 7],
  ['open', 0],
  ['open', 1],
  ['user', 0],
  ['user', 1],
  ['deposit', 6],
  ['deposit', 7],
  ['refresh', 0],
  ['wait', 12],
  ['connect', 2],
];

/** One sequence, on decisions alone: signatures are proven elsewhere. */
export function createModelRun() {
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
  let now = START;
  let count = 0;
  let cents = 200_000n;
  let token = '';
  let last: { request: ModelRequest; status: number } | undefined;
  const sessions: Model['sessions'] = new Map();
  const unacknowledged: Model['unacknowledged'] = new Set();
  const messages = createMessageObserver(sessions, unacknowledged);

  function apply(input: SandboxInput): Applied {
    const applied = applyInput(state, input);
    state = applied.state;
    messages.observe(applied.events);
    return applied;
  }

  function request(one: ModelRequest): Outcome {
    count += 1;
    const verified = toVerifiedRequest(state, one, { token, now, nonce: `nonce-of-request-${count}` });
    const before = state;
    const { outcome, events } = apply({ kind: 'request', verified });
    const { status, text } = outcome?.outcome ?? { status: 0, text: '' };
    const parsed = JSON.parse(text);
    const route = one.target.split('?')[0] ?? '';
    expectValidResponse(one.method, route, status, parsed);
    expectNoSecret(parsed);
    if (route === '/user/confirm' && status === 200) messages.observeResults(parsed.data.results);
    const isDue = before.timers !== state.timers || events.length > 0;
    if (status >= 400 && status < 500 && !isDue && getBusiness(before) !== getBusiness(state))
      throw new Error(`A refused ${one.method} ${one.target} (${parsed.code}) left a trace.`);
    return { status, data: parsed.data };
  }

  /** A new code and its token: the clock jumps further than a token lives. */
  function signIn(): void {
    const code = `code-of-the-model-run-number-${String(count).padStart(10, '0')}`;
    const codes = { ...state.auth.codes, [code]: { createdAt: now, isUsed: false, scopes: SCOPES } };
    state = { ...state, faults: [], auth: { ...state.auth, codes } };
    token = request({ method: 'POST', target: '/v2/biz/code2token', body: { code }, key: '' }).data.accessToken;
  }

  const model: Model = {
    sessions,
    unacknowledged,
    tickets: new Map(),
    get state() {
      return state;
    },
    get number() {
      return `N-${count}`;
    },
    call(method, target, body, opened) {
      const one = { method, target, body, opened, key: `key-of-request-${count}` };
      const outcome = request(one);
      last = { request: one, status: outcome.status };
      return outcome;
    },
    world(method, path, body) {
      const { result } = apply({ kind: 'control', request: { method, path, body }, now });
      const outcome = { status: result?.status ?? 0, data: result?.data };
      expectValidControl(method, path, outcome);
      return outcome;
    },
    wait(milliseconds) {
      now += milliseconds;
      apply({ kind: 'tick', now });
      if (milliseconds > 60_000) signIn();
      return { status: 200, data: {} };
    },
    connect: (query) => void apply({ kind: 'connect', query, now }),
    send: (session, frame) =>
      void apply({ kind: 'receive', session, text: typeof frame === 'string' ? frame : JSON.stringify(frame), now }),
    disconnect(session) {
      apply({ kind: 'disconnect', session, now });
      sessions.delete(session);
    },
    addMoney(amount) {
      cents += BigInt(amount.replace('.', ''));
    },
  };

  /** The request of before with the same key: at most its stored response, never a second order. */
  function repeatLast(): void {
    if (!last || last.status >= 300) return;
    const { method, target } = last.request;
    if (findRoute(method, target.split('?')[0] ?? '').operation.idempotency === 'none') return;
    const orders = countOrders(state);
    state = { ...state, faults: [] };
    const again = request(last.request);
    if (again.status >= 300) throw new Error(`The repetition of ${method} ${target} is refused with ${again.status}.`);
    if (countOrders(state) !== orders) throw new Error(`The repetition of ${method} ${target} made an order.`);
  }

  signIn();
  for (const [action, pick] of OPENING) actions[action](model, { pick, amount: '100.00' });
  return {
    /** Loads the state that was reached. */
    load: () => model.world('PUT', '/sandbox/state', JSON.parse(JSON.stringify(state))),
    take({ action, pick, amount, repeat }: Step): { broken: string | undefined; status: number } {
      const before = state;
      last = undefined;
      const { status } = actions[action](model, { pick, amount });
      if (repeat) repeatLast();
      const toppedUp = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
      return { status, broken: findBrokenInvariant(state, { toppedUp }) ?? findBrokenHistory(before, state) };
    },
  };
}

function countOrders({ cards, payouts, tokens }: State): number {
  return listValues(cards.orders).length + listValues(payouts.payments).length + listValues(tokens.withdrawals).length;
}

/** Everything but what a refused request may change: time, draws, nonces, keys, limits, faults, wrong codes of an activation. */
function getBusiness({ wallet, cards, holders, payouts, tokens, listen, orderNumbers, responses }: State): string {
  const business = [wallet, cards, holders, payouts, tokens, listen, orderNumbers, responses];
  return JSON.stringify(business, (name, value) => (name === 'activation' ? undefined : value));
}
