import { formatDecimal, subtract } from '../../../packages/base/encoding/decimal.ts';
import type { CardOrder, Money } from '../../../packages/simulator/core/contract/schemas.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';
import { findBrokenCard } from './card-invariants.ts';
import { decimal, isEqual, isNegative, sum } from './decimals.ts';
import { findBrokenMessage } from './message-invariants.ts';

/** What must hold after every step, whatever was called: the first sentence that does not, or undefined. */
export function findBrokenInvariant(state: State, { toppedUp }: { toppedUp: string }): string | undefined {
  const orders = listValues(state.cards.orders);
  for (const [currency, { available, frozen }] of Object.entries(state.wallet.balances)) {
    if (isNegative(available) || isNegative(frozen)) return `The wallet holds less than nothing in ${currency}.`;
  }
  for (const { card } of listValues(state.cards.cards)) {
    const broken = findBrokenCard(
      card,
      orders.filter(({ order }) => order.cardId === card.cardId),
    );
    if (broken) return broken;
  }
  return (
    findBrokenUser(state) ??
    findLostDollars(state, toppedUp) ??
    findLostTokens(state, 'USDT') ??
    findLostTokens(state, 'USDC') ??
    findBrokenMessage(state)
  );
}

function findBrokenUser({ tokens }: State): string | undefined {
  for (const { userId, balances } of listValues(tokens.users)) {
    for (const { currency, available, frozen, total } of balances) {
      if (isNegative(available) || isNegative(frozen)) return `User ${userId} holds less than nothing in ${currency}.`;
      if (!isEqual(sum([available, frozen]), decimal(total)))
        return `The total of user ${userId} in ${currency} is not available + frozen.`;
    }
  }
  return undefined;
}

/** Start and top-ups are in the wallet, on cards, with shops and beneficiaries, or were fees. */
function findLostDollars({ wallet, cards, payouts }: State, toppedUp: string): string | undefined {
  const kept = sum([
    wallet.balances.USD?.available,
    wallet.balances.USD?.frozen,
    ...listValues(cards.cards).map(({ card }) => card.balance?.total),
    ...listValues(cards.orders).flatMap(({ order }) => getSpent(order)),
    ...listValues(payouts.payments).flatMap(({ order }) => getPaid(order)),
  ]);
  return isEqual(kept, decimal(toppedUp))
    ? undefined
    : `US dollars were made or lost: ${formatDecimal(kept)} of ${toppedUp}.`;
}

/** What was credited of deposits is with users, in the wallet, or was withdrawn with its fee. */
function findLostTokens({ wallet, tokens }: State, currency: string): string | undefined {
  const of = ({ value, currency: other }: Money) => (other === currency ? value : '0');
  const credited = sum(
    listValues(tokens.deposits).flatMap(({ deposit }) =>
      deposit.status === 'confirmed' && deposit.creditedAmount ? [of(deposit.creditedAmount)] : [],
    ),
  );
  const withdrawn = sum(
    listValues(tokens.withdrawals).flatMap(({ withdrawal: { status, totalDebit } }) =>
      status === 'success' ? [of(totalDebit)] : [],
    ),
  );
  const held = sum([
    wallet.balances[currency]?.available,
    wallet.balances[currency]?.frozen,
    ...listValues(tokens.users).map(({ balances }) => balances.find((one) => one.currency === currency)?.total),
  ]);
  return isEqual(held, subtract(credited, withdrawn))
    ? undefined
    : `${currency} was made or lost: ${formatDecimal(held)} of ${formatDecimal(credited)} less ${formatDecimal(withdrawn)}.`;
}

/** What an order took out of wallet and cards together: fees, and what shops received. */
function getSpent({ type, status, amount, fee }: CardOrder): string[] {
  if (status !== 'success') return [];
  if (type === 'clearing') return [amount.value, fee.value];
  if (type === 'refund') return [`-${amount.value}`];
  return ['open', 'recharge', 'withdraw', 'cancel'].includes(type) ? [fee.value] : [];
}

function getPaid({
  status,
  totalDebit,
  ...order
}: {
  status: string;
  totalDebit: Money;
  return: { creditedAmount: Money } | null;
}): string[] {
  if (status === 'success' || status === 'returned') return [totalDebit.value];
  return status === 'refunded' ? [totalDebit.value, `-${order.return?.creditedAmount.value}`] : [];
}
