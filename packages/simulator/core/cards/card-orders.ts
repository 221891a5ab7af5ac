import type { CardOrder, FailureCode } from '../contract/schemas.ts';
import { assertTransition } from '../contract/transitions.ts';
import { Refusal } from '../envelope/refusal.ts';
import { toMoney } from '../ledger/amounts.ts';
import { drawIdentifier } from '../state/random.ts';
import { findIn, setIn } from '../state/table.ts';
import { toDateTime, type Work } from '../state/work.ts';
import type { CardOrderRecord, CardRecord } from './cards-state.ts';

type NewOrder = Pick<CardOrder, 'type' | 'status' | 'direction' | 'amount'> & Partial<CardOrder>;

/** Writes an order of a card. What is not given is empty. */
export function addOrder(
  work: Work,
  record: CardRecord,
  { type, status, direction, amount, ...terms }: NewOrder,
  rest: Omit<CardOrderRecord, 'order'> = {},
): CardOrderRecord {
  assertTransition('CardOrderStatus', undefined, status);
  const at = toDateTime(work.time);
  const created: CardOrder = {
    orderId: drawIdentifier(work, 'ord'),
    cardId: record.card.cardId,
    type,
    status,
    direction,
    amount,
    fee: toMoney('0', amount.currency),
    walletDirection: 'none',
    walletAmount: null,
    originalAmount: null,
    exchangeRate: null,
    balanceAfter: record.card.balance && { ...record.card.balance },
    merchant: null,
    authCode: null,
    relatedOrderId: null,
    merchantOrderNo: null,
    failure: null,
    createdAt: at,
    updatedAt: at,
    completedAt: status === 'processing' || status === 'authorized' ? null : at,
    ...terms,
  };
  const stored: CardOrderRecord = { order: created, ...rest };
  setIn(work.state.cards.orders, created.orderId, stored);
  // Not by `push`, which makes room for sixteen more.
  record.orderIds = record.orderIds.concat(created.orderId);
  return stored;
}

export function getOrderRecord({ state }: Work, orderId: string): CardOrderRecord {
  const record = findIn(state.cards.orders, orderId);
  if (!record) throw new Refusal(404103);
  return record;
}

/** Moves an order along an arrow of the contract and notes the balance that the card has then. */
export function moveOrder(
  work: Work,
  { order }: CardOrderRecord,
  card: CardRecord,
  to: CardOrder['status'],
  failure?: FailureCode,
): void {
  assertTransition('CardOrderStatus', order.status, to);
  order.status = to;
  order.updatedAt = toDateTime(work.time);
  if (to !== 'authorized') order.completedAt = order.updatedAt;
  if (failure) order.failure = { code: failure, message: failure };
  order.balanceAfter = card.card.balance && { ...card.card.balance };
}

/** Orders of a card that are not final. */
export function listOrders(
  { state }: Work,
  { orderIds }: CardRecord,
  isWanted: (order: CardOrder) => boolean,
): CardOrderRecord[] {
  return orderIds.flatMap((id) => {
    const record = findIn(state.cards.orders, id);
    return record && isWanted(record.order) ? [record] : [];
  });
}

export function isPending({ status }: CardOrder): boolean {
  return status === 'processing';
}

export function isOpenAuthorization({ status }: CardOrder): boolean {
  return status === 'authorized';
}
