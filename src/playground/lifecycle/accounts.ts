import type { Subject } from '../../../provider/objects/subjects.ts';
import type { State } from '../../../provider/simulator/state/state.ts';
import { listValues } from '../../../provider/simulator/state/table.ts';

/** What has money that a move can touch. */
export type Account = {
  kind: 'wallet' | 'card' | 'user';
  /** What people call it; the wallet has no name. */
  title?: string;
  currency: string;
  available: string;
  frozen: string;
};

/** The wallet, then the account of the object: its card, or its token user. */
export function listAccounts(state: State, subject: Subject | undefined): Account[] {
  const { available = '0.00', frozen = '0.00' } = state.wallet.balances.USD ?? {};
  const wallet: Account = { kind: 'wallet', currency: 'USD', available, frozen };
  const own = subject && (findCardAccount(state, subject) ?? findUserAccount(state, subject));
  return own ? [wallet, own] : [wallet];
}

/** The card that an object is, or belongs to. */
export function findCardOf(state: State, { kind, id }: Subject) {
  const cardId =
    kind === 'card'
      ? id
      : listValues(state.cards.orders).find(({ order }) => kind === 'cardOrder' && order.orderId === id)?.order.cardId;
  return listValues(state.cards.cards).find(({ card }) => card.cardId === cardId)?.card;
}

function findCardAccount(state: State, subject: Subject): Account | undefined {
  const card = findCardOf(state, subject);
  if (!card?.balance) return undefined;
  const { currency, available, frozen } = card.balance;
  return { kind: 'card', title: card.maskedPan ?? card.alias ?? '', currency, available, frozen };
}

function findUserAccount({ tokens }: State, { kind, id }: Subject): Account | undefined {
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
