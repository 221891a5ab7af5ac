import { subtractAmounts } from '../../packages/simulator/core/ledger/amounts.ts';
import type { State } from '../../packages/simulator/core/state/state.ts';
import { findIn } from '../../packages/simulator/core/state/table.ts';
import { getWalletBalance } from '../../packages/simulator/core/wallet/wallet-ledger.ts';
import type { Draft } from '../../src/playground/provider/draft.ts';
import type { RunResult } from '../../src/playground/provider/provider.ts';
import type { PageProvider } from './environments/page-provider.ts';
import type { Text } from './strings/text.ts';

const FREEZE = '/guide/card/card-status#try-it';
const FIRST_RUNS = '/guide/first-runs';
const PURCHASE = { value: '30.00', currency: 'USD' };

type Context = { sandbox: PageProvider; ids: Draft['parameters']; t: Text };

/** The card that a run has opened, and where the money is. */
export function sumUp(before: State, { sandbox, ids, t }: Context): RunResult {
  const state = sandbox.getState();
  const { available: wallet } = getWalletBalance(state, 'USD');
  const paid = subtractAmounts(getWalletBalance(before, 'USD').available, wallet);
  const cost =
    paid === '0.00' ? t('provider:flow.nothingCharged') : t('provider:flow.charged', { amount: `${paid} USD` });
  // None yet, or the sandbox was reset meanwhile.
  const { card } = (ids.cardId !== undefined && findIn(state.cards.cards, ids.cardId)) || {};
  if (!card?.balance) return { cost, facts: [] };
  const { available, currency } = card.balance;
  return {
    cost,
    made: t('provider:flow.card', { status: card.status, amount: `${available} ${currency}` }),
    facts: [
      { name: t('provider:flow.yourCard'), value: card.maskedPan ?? '' },
      { name: t('provider:flow.onCard'), value: `${available} USD` },
      { name: t('provider:flow.inWallet'), value: `${wallet} USD` },
      { name: t('provider:flow.fees'), value: `${subtractAmounts(paid, available)} USD` },
    ],
    ...(card.status === 'active' && {
      action: {
        label: t('provider:flow.purchase', { amount: `${PURCHASE.value} ${PURCHASE.currency}` }),
        run: () => sandbox.control('purchase', { cardId: card.cardId }, { amount: PURCHASE }),
      },
    }),
    links: [
      { label: t('provider:flow.freeze'), path: FREEZE },
      { label: t('provider:flow.firstRuns'), path: FIRST_RUNS },
    ],
  };
}
