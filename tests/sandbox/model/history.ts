import type { State } from '../../../packages/simulator/core/state/state.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';

/** An object of the API with what every one of them has. */
type Tracked = {
  id: string;
  status: string;
  createdAt?: string;
  updatedAt?: string;
  completedAt?: string | null;
  isFinal: boolean;
};

const FINAL_ORDERS = ['success', 'failed', 'cleared', 'reversed', 'expired', 'declined'];

/** A final status stays, times go forward, and nothing is completed twice. */
export function findBrokenHistory(before: State, after: State): string | undefined {
  const present = new Map(listTracked(after).map((object) => [object.id, object]));
  for (const former of listTracked(before)) {
    const next = present.get(former.id);
    if (!next) return `${former.id} has vanished.`;
    if (former.isFinal && next.status !== former.status) return `${former.id} left ${former.status}.`;
    if ((next.updatedAt ?? '') < (former.updatedAt ?? '')) return `${former.id} went back in time.`;
    if (former.createdAt !== next.createdAt) return `${former.id} was created twice.`;
    if (former.completedAt && next.completedAt !== former.completedAt) return `${former.id} was completed twice.`;
  }
  for (const { id, createdAt = '', updatedAt } of present.values())
    if (updatedAt !== undefined && updatedAt < createdAt) return `${id} was updated before it was created.`;
  return undefined;
}

function listTracked({ cards, holders, payouts, tokens }: State): Tracked[] {
  return [
    ...listValues(cards.cards).map(({ card }) => ({
      id: card.cardId,
      ...card,
      isFinal: ['cancelled', 'failed'].includes(card.status),
    })),
    ...listValues(cards.orders).map(({ order }) => ({
      id: order.orderId,
      ...order,
      isFinal: FINAL_ORDERS.includes(order.status),
    })),
    ...listValues(holders).map(({ holder }) => ({ id: holder.holderId, ...holder, isFinal: false })),
    ...listValues(payouts.quotes).map((quote) => ({
      id: quote.quoteId,
      ...quote,
      isFinal: quote.status !== 'active',
    })),
    ...listValues(payouts.payments).map(({ order }) => ({
      id: order.orderId,
      ...order,
      isFinal: ['failed', 'refunded'].includes(order.status),
    })),
    ...listValues(tokens.users).map((user) => ({ id: user.userId, ...user, isFinal: false })),
    ...listValues(tokens.deposits).map(({ deposit }) => ({
      id: deposit.depositId,
      ...deposit,
      isFinal: deposit.status !== 'confirming',
    })),
    ...listValues(tokens.withdrawals).map(({ withdrawal }) => ({
      id: withdrawal.withdrawalId,
      ...withdrawal,
      isFinal: ['success', 'failed', 'rejected'].includes(withdrawal.status),
    })),
  ];
}
