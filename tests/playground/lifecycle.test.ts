import { expect, test } from 'vitest';
import { advanceClock } from '../../src/playground/client/advance-clock.ts';
import { prepare } from '../../src/playground/form/prepare.ts';
import { sumBalances } from '../../src/playground/lifecycle/balances.ts';
import { findCard, type MoveName, makeMove, tryMove } from '../../src/playground/lifecycle/card-moves.ts';
import { createPageProvider } from '../../src/playground/provider/page-provider.ts';
import { listValues } from '../../src/sandbox/state/table.ts';
import { createMemoryStorage } from './memory-storage.ts';

async function openCard() {
  const provider = createPageProvider(createMemoryStorage());
  const source = { provider, locale: 'en' };
  await prepare('card', source);
  const cardId = listValues(provider.getState().cards.cards)[0]?.card.cardId ?? '';
  return { provider, cardId, source, move: (name: MoveName) => makeMove(name, cardId, source) };
}

test('what a move would come to is known without making it', async () => {
  const { provider, cardId, source, move } = await openCard();
  await move('freeze');
  const before = provider.getState();
  expect(await tryMove('recharge', cardId, source)).toMatchObject({ isRefused: true, code: '409101' });
  expect(await tryMove('unfreeze', cardId, source)).toMatchObject({ isRefused: false, status: 'active' });
  expect(await tryMove('purchase', cardId, source)).toMatchObject({ isRefused: true, code: 'card_frozen' });
  expect(await tryMove('unblock', cardId, source)).toMatchObject({ isRefused: true });
  expect(provider.getState()).toBe(before);
});

test('no move makes or loses money', async () => {
  const { provider, move, cardId } = await openCard();
  const { total } = sumBalances(provider.getState());
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
    expect(await move(name), name).toMatchObject({ isRefused: false });
    await advanceClock(provider, 2000);
    expect(sumBalances(provider.getState()).total, name).toBe(total);
  }
  expect(findCard(provider.getState(), cardId)?.status).toBe('cancelled');
});
