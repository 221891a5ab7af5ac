import { expect, test } from 'vitest';
import { required } from '../../packages/base/invariant.ts';
import { contract } from '../../packages/simulator/generated/contract.ts';
import { advanceClock } from '../../site/provider/environments/advance-clock.ts';
import { createPageProvider } from '../../site/provider/environments/page-provider.ts';
import { getPresent } from '../../site/provider/environments/present.ts';
import { findCard } from '../../site/provider/machines/cards.ts';
import { sumBalances } from '../../site/provider/machines/sum-balances.ts';
import { createProvider } from '../../site/provider/provider.ts';
import { getSession } from '../../site/provider/sandboxes.ts';
import { tryAction } from '../../src/playground/machine-lab/trials.ts';
import type { Machine } from '../../src/playground/provider/machine.ts';
import { completeProvider } from '../../src/playground/provider-defaults.ts';
import { createMemoryStorage } from './memory-storage.ts';

const provider = completeProvider(createProvider('en'));
const machines = await provider.loadMachines();

function getMachine(name: string): Machine {
  return required(machines[name], name);
}

function play(machine: Machine) {
  const sandbox = createPageProvider(createMemoryStorage());
  const session = getSession(sandbox);
  const find = () =>
    required(
      provider.objects(session).findLast(({ kind }) => kind === machine.kind),
      'An object was made.',
    );
  const findAction = (id: string) =>
    required(
      machine.actions.find((action) => action.id === id),
      id,
    );
  return {
    sandbox,
    session,
    find,
    start: (index = 0) => required(machine.initial[index], 'An initial action').run(session),
    run: (action: string, id = find().id) => findAction(action).run(session, id),
    trial: (action: string) => tryAction(findAction(action), find(), { provider, session }),
    async wait() {
      const next = await machine.next(session, find().id);
      if (next) await advanceClock(sandbox, next.at - getPresent(sandbox.getState()));
      return next?.status;
    },
  };
}

test('what an action would come to is known without running it, and so is what happens by itself', async () => {
  const { sandbox, start, run, trial, wait } = play(getMachine('CardStatus'));
  await start();
  expect(await trial('freeze'), 'a pending card').toMatchObject({ isRefused: true, code: '409101' });
  expect(await wait()).toBe('active');
  await run('freeze');
  const before = sandbox.getState();
  expect(await trial('recharge')).toMatchObject({ isRefused: true, code: '409101' });
  expect(await trial('unfreeze')).toMatchObject({ isRefused: false, status: 'active' });
  expect(await trial('purchase')).toMatchObject({ isRefused: true, code: 'card_frozen' });
  expect(await trial('unblock')).toMatchObject({ isRefused: true });
  expect(sandbox.getState()).toBe(before);
});

test('no action on a card makes or loses money', async () => {
  const { sandbox, start, run, wait, find } = play(getMachine('CardStatus'));
  const { total } = sumBalances(sandbox.getState());
  await start();
  await wait();
  const cardId = find().id;
  for (const name of [
    'recharge',
    'purchase',
    'clear',
    'purchase',
    'reverse',
    'refund',
    'withdraw',
    'cancel',
  ] as const) {
    expect(await run(name, cardId), name).toMatchObject({ isRefused: false });
    await advanceClock(sandbox, 2000);
    expect(sumBalances(sandbox.getState()).total, name).toBe(total);
  }
  expect(findCard(sandbox.getState(), cardId)?.status).toBe('cancelled');
});

test.each(Object.keys(machines))('every transition of %s can be made by its actions, or by the clock', async (name) => {
  const machine = getMachine(name);
  const made = new Set<string>();
  for (const index of machine.initial.keys()) {
    const { sandbox, session, start } = play(machine);
    const { objectId: id = '' } = await start(index);
    const readStatus = () =>
      required(
        provider.objects(session).find((object) => object.id === id),
        'It stays.',
      ).status;
    const status = readStatus();
    made.add(`>${status}`);
    const visited = new Set<string>();
    const waiting = [{ state: sandbox.getState(), status }];
    for (const one of waiting) {
      await sandbox.load(one.state);
      const add = (former: string | undefined) => {
        const next = readStatus();
        made.add(`${former}>${next}`);
        const key = `${former}>${next}`;
        if (!visited.has(key)) waiting.push({ state: sandbox.getState(), status: next });
        visited.add(key);
      };
      for (const action of machine.actions) {
        await sandbox.load(one.state);
        const result = await action.run(session, id);
        if (!result.isRefused) add(one.status);
      }
      await sandbox.load(one.state);
      const next = await machine.next(session, id);
      if (!next) continue;
      await advanceClock(sandbox, next.at - getPresent(sandbox.getState()));
      add(one.status);
    }
  }
  const rows = required(contract.transitions[name], name);
  const missing = rows.filter(
    ({ from, to }) => ![...(from.length > 0 ? from : [''])].some((one) => made.has(`${one}>${to}`)),
  );
  expect(missing).toEqual([]);
});
