import { addAmounts, negate } from '../../../packages/simulator/core/ledger/amounts.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';
import { getWalletBalance } from '../../../packages/simulator/core/wallet/wallet-ledger.ts';

/** Where all US dollars of the merchant are: their sum never changes but by a top-up. */
export type Balances = { wallet: string; cards: string; fees: string; spent: string; total: string };

const PAID = ['open', 'recharge', 'withdraw', 'cancel', 'clearing'];

export function sumBalances(state: State): Balances {
  const { available, frozen } = getWalletBalance(state, 'USD');
  const usd = listValues(state.cards.cards).flatMap(({ card: { balance } }) =>
    balance?.currency === 'USD' ? [balance] : [],
  );
  const orders = listValues(state.cards.orders)
    .map(({ order }) => order)
    .filter(({ amount, status }) => amount.currency === 'USD' && status === 'success');
  const sum = (values: string[]) => addAmounts('0.00', ...values);
  const inWallet = addAmounts(available, frozen);
  const inCards = sum(usd.flatMap((balance) => [balance.available, balance.frozen]));
  const fees = sum(orders.filter(({ type }) => PAID.includes(type)).map(({ fee }) => fee.value));
  const spent = sum(
    orders.flatMap(({ type, amount }) =>
      type === 'clearing' ? [amount.value] : type === 'refund' ? [negate(amount.value)] : [],
    ),
  );
  return { wallet: inWallet, cards: inCards, fees, spent, total: addAmounts(inWallet, inCards, fees, spent) };
}
