import type { State } from '../../../packages/simulator/core/state/state.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';
import { getWalletBalance } from '../../../packages/simulator/core/wallet/wallet-ledger.ts';
import type { Subject } from '../objects/subjects.ts';

/** What has money that an action can move. */
export type MoneyAccount = {
  kind: 'wallet' | 'card' | 'user';
  /** What people call it; the wallet has no name. */
  title?: string;
  currency: string;
  available: string;
  frozen: string;
};

/** `id` is absent while there is no object. */
export type ObjectKey = Pick<Subject, 'kind'> & { id?: string };

/** The wallet, then the account of the object: its card, or its token user. */
export function listAccounts(state: State, object: ObjectKey): MoneyAccount[] {
  const { available, frozen } = getWalletBalance(state, 'USD');
  const wallet: MoneyAccount = { kind: 'wallet', currency: 'USD', available, frozen };
  const own = findCardAccount(state, object) ?? findUserAccount(state, object);
  return own ? [wallet, own] : [wallet];
}

/** The card that an object is, or belongs to. */
export function findCardOf(state: State, { kind, id }: ObjectKey) {
  const cardId =
    kind === 'card'
      ? id
      : listValues(state.cards.orders).find(({ order }) => kind === 'cardOrder' && order.orderId === id)?.order.cardId;
  return listValues(state.cards.cards).find(({ card }) => card.cardId === cardId)?.card;
}

function findCardAccount(state: State, object: ObjectKey): MoneyAccount | undefined {
  const card = findCardOf(state, object);
  if (!card?.balance) return undefined;
  const { currency, available, frozen } = card.balance;
  return { kind: 'card', title: card.maskedPan ?? card.alias ?? '', currency, available, frozen };
}

function findUserAccount({ tokens }: State, { kind, id }: ObjectKey): MoneyAccount | undefined {
  const userId =
    kind === 'deposit'
      ? listValues(tokens.deposits).find(({ deposit }) => deposit.depositId === id)?.deposit.userId
      : listValues(tokens.withdrawals).find(({ withdrawal }) => kind === 'withdrawal' && withdrawal.withdrawalId === id)
          ?.withdrawal.userId;
  const user = listValues(tokens.users).find((one) => one.userId === userId);
  if (!user) return undefined;
  const balance = user.balances.find(({ currency }) => currency === 'USDT');
  const { available = '0.000000', frozen = '0.000000' } = balance ?? {};
  return { kind: 'user', title: user.externalUserId, currency: 'USDT', available, frozen };
}
