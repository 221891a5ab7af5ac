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
  return [
    ...Object.entries(wallet.balances).map(
      ([id, balance]): Subject => ({ kind: 'wallet', id, amounts: getBalances(balance, id) }),
    ),
    ...listValues(cards.cards).map(({ card: { cardId: id, alias, maskedPan, status, balance } }): Subject => {
      const amounts = balance ? getBalances(balance, balance.currency) : [];
      return { kind: 'card', id, title: alias ?? maskedPan ?? undefined, status, amounts };
    }),
    ...listValues(cards.orders).map(({ order }): Subject => {
      const { orderId: id, type: title, status } = order;
      return { kind: 'cardOrder', id, title, status, amounts: getAmounts(order, ['amount', 'fee']) };
    }),
    ...listValues(holders).map(({ holder: { holderId: id, firstName, lastName, status } }): Subject => {
      return { kind: 'holder', id, title: `${firstName} ${lastName}`, status, amounts: [] };
    }),
    ...listValues(payouts.quotes).map((quote): Subject => {
      const { quoteId: id, product: title, status } = quote;
      return { kind: 'quote', id, title, status, amounts: getAmounts(quote, ['sourceAmount', 'targetAmount']) };
    }),
    ...listValues(payouts.payments).map(({ order }): Subject => {
      const { orderId: id, product: title, status } = order;
      return { kind: 'payment', id, title, status, amounts: getAmounts(order, ['sourceAmount', 'targetAmount']) };
    }),
    ...listValues(tokens.users).map(
      ({ userId: id, externalUserId: title, status }): Subject => ({ kind: 'user', id, title, status, amounts: [] }),
    ),
    ...listValues(tokens.deposits).map(({ deposit }): Subject => {
      const { depositId: id, chainType: title, status } = deposit;
      return { kind: 'deposit', id, title, status, amounts: getAmounts(deposit, ['amount']) };
    }),
    ...listValues(tokens.withdrawals).map(({ withdrawal }): Subject => {
      const { withdrawalId: id, chainType: title, status } = withdrawal;
      return { kind: 'withdrawal', id, title, status, amounts: getAmounts(withdrawal, ['amount']) };
    }),
  ];
}

function getBalances({ available, frozen }: { available: string; frozen: string }, currency: string): Amount[] {
  return [
    { name: 'available', value: available, currency },
    { name: 'frozen', value: frozen, currency },
  ];
}

/** Of the named amounts, those that an object has. */
function getAmounts<Name extends Amount['name']>(
  object: { [Key in Name]?: Omit<Amount, 'name'> | null },
  names: Name[],
): Amount[] {
  return names.flatMap((name) => {
    const money = object[name];
    return money ? [{ name, value: money.value, currency: money.currency }] : [];
  });
}
