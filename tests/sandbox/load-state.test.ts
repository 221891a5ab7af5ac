import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listValues } from '../../packages/simulator/core/state/table.ts';
import { type Loose, PRODUCTS, startScenario } from './driver.ts';
import { createModelRun } from './model/run.ts';
import { stepArbitrary } from './model/step.ts';

async function start() {
  const { driver, holder } = await startScenario();
  const card = await driver.openActive(PRODUCTS.P1, '100.00', holder);
  await driver.recharge(card, '10.00');
  const state: Loose = JSON.parse(JSON.stringify(driver.state));
  const load = (change: (state: Loose) => void) => {
    const next = structuredClone(state);
    change(next);
    return driver.control('PUT', '/sandbox/state', next);
  };
  return { driver, card, state, load };
}

it('loads what was read, after anything has happened', async () => {
  const { driver, card, state } = await start();
  driver.wait(1000);
  expect(await driver.cardBalance(card)).toBe('110.00 / 0.00');
  expect(driver.control('PUT', '/sandbox/state', state)).toMatchObject({ status: 200, mode: 'running' });
  expect(driver.state).toEqual(state);
  driver.wait(0);
  expect(await driver.cardBalance(card)).toBe('110.00 / 0.00');
});

it('loads a holder with everything that a holder may have', async () => {
  const { driver } = await startScenario();
  await driver.holder({ localName: '陈思远', merchantHolderNo: 'HD-0001', metadata: { team: 'ads' } });

  expect(driver.control('PUT', '/sandbox/state', driver.state)).toMatchObject({ status: 200 });
});

it('describes every state that a sequence of calls can lead to', () => {
  fc.assert(
    fc.property(fc.array(stepArbitrary, { minLength: 20, maxLength: 60, size: 'max' }), (steps) => {
      const run = createModelRun();
      for (const step of steps) run.take(step);
      expect(run.load()).toMatchObject({ status: 200 });
    }),
    { numRuns: 20, seed: 20260115 },
  );
});

const HOSTILE: [name: string, change: (state: Loose) => void, message: RegExp][] = [
  ['no version', (state) => delete state.version, /version: required/],
  ['another version', (state) => Object.assign(state, { version: 2 }), /version: enum/],
  ['a field that it does not have', (state) => Object.assign(state, { extra: 1 }), /extra: unknown_field/],
  ['text for a number', (state) => Object.assign(state, { draws: '1' }), /draws: type/],
  ['draws that no number can count on', (state) => Object.assign(state, { draws: 2 ** 53 }), /draws: max/],
  [
    'a clock beyond its end',
    (state) => Object.assign(state, { clock: { mode: 'running', offset: 25e13 } }),
    /clock\.offset: max/,
  ],
  [
    'more messages than are retained',
    (state) => Object.assign(state.listen, { lastSeq: 20_000 }),
    /listen: more messages/,
  ],
  ['an instant after the end of time', (state) => Object.assign(state, { time: 1e300 }), /time: max/],
  ['a balance that is no number', (state) => Object.assign(state.wallet.balances.USD, { available: '1e9' }), /pattern/],
  [
    'an unknown kind of timer',
    (state) => Object.assign(state.timers[0][0], { kind: 'explosion' }),
    /timers\.0\.0\.kind: enum/,
  ],
  [
    'a timer of nothing',
    (state) => Object.assign(state.timers[0][0], { kind: 'kyc-decision', subject: 'x' }),
    /timers: what is due/,
  ],
  [
    'less frozen than an order spends',
    (state) => Object.assign(state.wallet.balances.USD, { frozen: '0.00' }),
    /less than nothing/,
  ],
  ['timers out of order', (state) => state.timers[0].reverse(), /timers\.1: earlier/],
  ['cards of no holder', (state) => Object.assign(state, { holders: {} }), /hld_\w+ does not exist/],
  ['orders of no card', (state) => Object.assign(state.cards, { cards: {} }), /card_\w+ does not exist/],
  [
    'a key in the wrong shard',
    (state) => Object.assign(state, { holders: { 0: Object.assign({}, ...Object.values<Loose>(state.holders)) } }),
    /holders: hld_\w+ is misplaced/,
  ],
  [
    'a key without its value',
    (state) => Object.values<Loose>(Object.values<Loose>(state.holders)[0])[0].values.pop(),
    /holders: hld_\w+ is misplaced/,
  ],
  ['a shard beyond the last', (state) => Object.assign(state, { nonces: { 256: {} } }), /nonces/],
  ['other keys', (state) => state.providerKeys.pop(), /not the keys of this sandbox/],
  [
    'a status that cards do not have',
    (state) => {
      for (const record of listValues<Loose>(state.cards.cards)) record.card.status = 'melted';
    },
    /card\.status: enum/,
  ],
];

it.each(HOSTILE)('refuses a state with %s, says so, and keeps its own', async (_, change, message) => {
  const { driver, load } = await start();
  const before = driver.state;
  const result = load(change);
  expect(result).toMatchObject({ status: 400, error: 'NOT_VALID', message: expect.stringMatching(message) });
  expect(driver.state).toEqual(before);
});

it.each([[undefined], [null], [[]], ['state'], [0]])('refuses %s as a state', async (body) => {
  const { driver } = await start();
  expect(driver.control('PUT', '/sandbox/state', body)).toMatchObject({ status: 400, error: 'NOT_VALID' });
});

it('closes every socket at a reset and when a state is loaded', async () => {
  const { driver, state } = await start();
  const { data } = await driver.send('POST', '/user/refresh');
  const open = () => driver.connect(`merchantId=${driver.state.merchant.id}&token=${data.ticket.listenToken}`);
  const first = open();
  driver.control('PUT', '/sandbox/state', driver.state);
  expect(driver.sent(first)).toContainEqual({ close: 1012 });
  expect(driver.state.listen.connections).toEqual({});
  const second = open();
  driver.control('POST', '/sandbox/reset');
  expect(driver.sent(second)).toContainEqual({ close: 1012 });
  expect(driver.control('PUT', '/sandbox/state', state)).toMatchObject({ status: 200 });
});
