import type { CardProduct } from '../contract/schemas.ts';
import { endsWith, negate } from '../ledger/amounts.ts';
import { startTimer, toDateTime, type Work } from '../state/work.ts';
import { credit, release, spendReserved } from '../wallet/wallet-ledger.ts';
import { describeNumber, getExpiryTime } from './card-number.ts';
import { getOrderRecord, moveOrder } from './card-orders.ts';
import { changeBalance, getCardRecord, moveCard } from './card-records.ts';
import type { CardOrderRecord, CardRecord } from './cards-state.ts';
import { getProduct } from './products.ts';

/** The end of a management order: success, or failure where the amount is the trigger value .13 (contract 9.1, 9.4). */
export function finishOrder(work: Work, orderId: string): void {
  const stored = getOrderRecord(work, orderId);
  if (stored.order.status !== 'processing') return;
  const record = getCardRecord(work, stored.order.cardId);
  const product = getProduct(work, record.card.cardManageId);
  const isFailing =
    stored.isDeclined === true || (stored.order.type !== 'cancel' && endsWith(stored.order.amount.value, '13'));
  if (isFailing) fail(work, stored, record);
  else succeedWith(work, stored, record, product);
  moveOrder(
    work,
    stored,
    record,
    isFailing ? 'failed' : 'success',
    isFailing ? (stored.order.type === 'open' ? 'issuer_declined' : 'upstream_timeout') : undefined,
  );
}

function succeedWith(work: Work, stored: CardOrderRecord, record: CardRecord, product: CardProduct): void {
  const { order, shortfall } = stored;
  const amount = order.amount.value;
  const moved = order.walletAmount?.value ?? '0';
  switch (order.type) {
    case 'open':
      spendReserved(work, product.currency, moved);
      issueCard(work, record, product);
      if (record.card.balance) changeBalance(work, record, { available: amount });
      return;
    case 'recharge':
      spendReserved(work, product.currency, moved);
      changeBalance(work, record, { available: amount });
      return;
    case 'withdraw':
      changeBalance(work, record, { frozen: negate(amount) });
      credit(work, product.currency, moved);
      return;
    case 'cancel':
      changeBalance(work, record, { frozen: negate(amount) });
      if (shortfall) spendReserved(work, product.currency, shortfall);
      else credit(work, product.currency, moved);
      moveCard(work, record, 'cancelled', 'merchant_request');
      record.card.cancelledAt = toDateTime(work.time);
      return;
    default:
      throw new Error(`A ${order.type} has no end of its own.`);
  }
}

function fail(work: Work, { order }: CardOrderRecord, record: CardRecord): void {
  const amount = order.amount.value;
  if (order.type === 'withdraw') {
    changeBalance(work, record, { available: amount, frozen: negate(amount) });
    return;
  }
  release(work, order.amount.currency, order.walletAmount?.value ?? '0');
  if (order.type === 'open') moveCard(work, record, 'failed', 'issuer_declined');
}

function issueCard(work: Work, record: CardRecord, product: CardProduct): void {
  const { issued } = work.state.cards;
  record.serial = (issued[product.cardManageId] ?? 0) + 1;
  issued[product.cardManageId] = record.serial;
  const { card } = record;
  Object.assign(card, describeNumber(product, { serial: record.serial, openedAt: card.createdAt }));
  moveCard(work, record, product.capabilities.activationRequired ? 'inactive' : 'active');
  if (card.status === 'active') card.activatedAt = toDateTime(work.time);
  startTimer(work, 'card-expiry', card.cardId, getExpiryTime(card) - work.time);
}
