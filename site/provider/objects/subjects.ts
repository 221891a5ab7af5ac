import type { State } from '../../../packages/simulator/core/state/state.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';

type Amount = {
  name: 'available' | 'frozen' | 'amount' | 'fee' | 'sourceAmount' | 'targetAmount';
  value: string;
  currency: string;
};

/** An object of the sandbox, as far as a step can change what people look at. */
export type Subject = {
  kind: 'wallet' | 'card' | 'cardOrder' | 'holder' | 'quote' | 'payment' | 'user' | 'deposit' | 'withdrawal';
  /** Id; the currency of a wallet balance. */
  id: string;
  /** What people call it. */
  title?: string;
  status?: string;
  amounts: Amount[];
};

/** Everything that has a balance or a status. */
export function listSubjects({ wallet, cards, holders, payouts, tokens }: State): Subject[] {
  const amount = (name: Amount['name'], money: { value: string; currency: string } | null | undefined): Amount[] =>
    money ? [{ name, value: money.value, currency: money.currency }] : [];
  return [
    ...Object.entries(wallet.balances).map(
      ([currency, { available, frozen }]): Subject => ({
        kind: 'wallet',
        id: currency,
        amounts: [
          { name: 'available', value: available, currency },
          { name: 'frozen', value: frozen, currency },
        ],
      }),
    ),
    ...listValues(cards.cards).map(
      ({ card }): Subject => ({
        kind: 'card',
        id: card.cardId,
        title: card.alias ?? card.maskedPan ?? undefined,
        status: card.status,
        amounts: card.balance
          ? [
              { name: 'available', value: card.balance.available, currency: card.balance.currency },
              { name: 'frozen', value: card.balance.frozen, currency: card.balance.currency },
            ]
          : [],
      }),
    ),
    ...listValues(cards.orders).map(
      ({ order }): Subject => ({
        kind: 'cardOrder',
        id: order.orderId,
        title: order.type,
        status: order.status,
        amounts: [...amount('amount', order.amount), ...amount('fee', order.fee)],
      }),
    ),
    ...listValues(holders).map(
      ({ holder }): Subject => ({
        kind: 'holder',
        id: holder.holderId,
        title: `${holder.firstName} ${holder.lastName}`,
        status: holder.status,
        amounts: [],
      }),
    ),
    ...listValues(payouts.quotes).map(
      (quote): Subject => ({
        kind: 'quote',
        id: quote.quoteId,
        title: quote.product,
        status: quote.status,
        amounts: [...amount('sourceAmount', quote.sourceAmount), ...amount('targetAmount', quote.targetAmount)],
      }),
    ),
    ...listValues(payouts.payments).map(
      ({ order }): Subject => ({
        kind: 'payment',
        id: order.orderId,
        title: order.product,
        status: order.status,
        amounts: [...amount('sourceAmount', order.sourceAmount), ...amount('targetAmount', order.targetAmount)],
      }),
    ),
    ...listValues(tokens.users).map(
      (user): Subject => ({
        kind: 'user',
        id: user.userId,
        title: user.externalUserId,
        status: user.status,
        amounts: [],
      }),
    ),
    ...listValues(tokens.deposits).map(
      ({ deposit }): Subject => ({
        kind: 'deposit',
        id: deposit.depositId,
        title: deposit.chainType,
        status: deposit.status,
        amounts: amount('amount', deposit.amount),
      }),
    ),
    ...listValues(tokens.withdrawals).map(
      ({ withdrawal }): Subject => ({
        kind: 'withdrawal',
        id: withdrawal.withdrawalId,
        title: withdrawal.chainType,
        status: withdrawal.status,
        amounts: amount('amount', withdrawal.amount),
      }),
    ),
  ];
}
