import { expect, test } from 'vitest';
import { contract } from '../../.generated/sandbox/contract.ts';
import { listSubjects } from '../../provider/objects/subjects.ts';
import { required } from '../../src/model/invariant.ts';
import { advanceClock } from '../../src/playground/client/advance-clock.ts';
import { createPageProvider } from '../../src/playground/environments/page-provider.ts';
import { getPresent } from '../../src/playground/environments/present.ts';
import { sumBalances } from '../../src/playground/lifecycle/balances.ts';
import { LIFECYCLES } from '../../src/playground/lifecycle/lifecycles.ts';
import { createMoveTools, type Lifecycle, type MoveName } from '../../src/playground/lifecycle/move.ts';
import { findCard } from '../../src/playground/lifecycle/objects/cards.ts';
import { findNextStep, tryMove } from '../../src/playground/lifecycle/trials.ts';
import { createMemoryStorage } from './memory-storage.ts';

function play(lifecycle: Lifecycle) {
  const provider = createPageProvider(createMemoryStorage());
  const source = { provider, locale: 'en' };
  const tools = createMoveTools(source);
  const find = () =>
    required(
      listSubjects(provider.getState()).findLast(({ kind }) => kind === lifecycle.kind),
      'An object was made.',
    );
  const findMove = (name: MoveName) =>
    required(
      lifecycle.moves.find((move) => move.name === name),
      name,
    );
  return {
    provider,
    source,
    find,
    start: (index = 0) => required(lifecycle.starts[index], 'A start').make(tools),
    move: (name: MoveName, id = find().id) => findMove(name).make(id, tools),
    trial: (name: MoveName) => tryMove(findMove(name), find(), source),
    async wait() {
      const next = await findNextStep(find(), source);
      if (next) await advanceClock(provider, next.at - getPresent(provider.getState()));
      return next?.status;
    },
  };
}

function getLifecycle(machine: string): Lifecycle {
  return required(LIFECYCLES[machine], machine);
}

test('what a move would come to is known without making it, and so is what happens by itself', async () => {
  const { provider, start, move, trial, wait } = play(getLifecycle('CardStatus'));
  await start();
  expect(await trial('freeze'), 'a pending card').toMatchObject({ isRefused: true, code: '409101' });
  expect(await wait()).toBe('active');
  await move('freeze');
  const before = provider.getState();
  expect(await trial('recharge')).toMatchObject({ isRefused: true, code: '409101' });
  expect(await trial('unfreeze')).toMatchObject({ isRefused: false, status: 'active' });
  expect(await trial('purchase')).toMatchObject({ isRefused: true, code: 'card_frozen' });
  expect(await trial('unblock')).toMatchObject({ isRefused: true });
  expect(provider.getState()).toBe(before);
});

test('no move of a card makes or loses money', async () => {
  const { provider, start, move, wait, find } = play(getLifecycle('CardStatus'));
  const { total } = sumBalances(provider.getState());
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
    expect(await move(name, cardId), name).toMatchObject({ isRefused: false });
    await advanceClock(provider, 2000);
    expect(sumBalances(provider.getState()).total, name).toBe(total);
  }
  expect(findCard(provider.getState(), cardId)?.status).toBe('cancelled');
});

test.each(Object.keys(LIFECYCLES))('every transition of %s can be made in its lab', async (machine) => {
  const lifecycle = getLifecycle(machine);
  const made = new Set<string>();
  for (const index of lifecycle.starts.keys()) {
    const { provider, source, start } = play(lifecycle);
    const id = String((await start(index)).data?.[lifecycle.idField]);
    const status = listSubjects(provider.getState()).find((subject) => subject.id === id)?.status;
    made.add(`>${status}`);
    const visited = new Set<string>();
    const waiting = [{ state: provider.getState(), status }];
    for (const one of waiting) {
      await provider.load(one.state);
      const read = () =>
        required(
          listSubjects(provider.getState()).find((subject) => subject.id === id),
          'It stays.',
        );
      const add = (former: string | undefined) => {
        const next = read().status;
        made.add(`${former}>${next}`);
        const key = `${former}>${next}`;
        if (!visited.has(key)) waiting.push({ state: provider.getState(), status: next });
        visited.add(key);
      };
      for (const move of lifecycle.moves.filter(({ rows }) => rows)) {
        await provider.load(one.state);
        const outcome = await move.make(id, createMoveTools(source));
        if (!outcome.isRefused) add(one.status);
      }
      await provider.load(one.state);
      const next = await findNextStep(read(), source);
      if (!next) continue;
      await advanceClock(provider, next.at - getPresent(provider.getState()));
      add(one.status);
    }
  }
  const rows = required(contract.transitions[machine], machine);
  const missing = rows.filter(
    ({ from, to }) => ![...(from.length > 0 ? from : [''])].some((one) => made.has(`${one}>${to}`)),
  );
  expect(missing).toEqual([]);
});
