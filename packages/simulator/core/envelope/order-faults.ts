import { isRecord } from '../../../base/encoding/json.ts';
import { getOrderRecord } from '../cards/card-orders.ts';
import { findIn } from '../state/table.ts';
import { startTimer, stopTimers, toDateTime, type Work } from '../state/work.ts';
import type { Fault, FaultKind } from './envelope-state.ts';

/** How long a quote still holds that expires on the way (fault `quote_expiring`). */
export const QUOTE_LEFT_MS = 1000;

/** Whether what an operation returns is an order of a card, or a quote, that this fault can change. The issuer declines no cancellation. */
export function canDisturbOrder(kind: FaultKind, data: unknown): boolean {
  if (kind === 'quote_expiring')
    return isRecord(data) && String(data.quoteId).startsWith('qte_') && data.status === 'active';
  if (kind !== 'order_declined' && kind !== 'order_slow') return true;
  const isOpen = isRecord(data) && String(data.orderId).startsWith('ord_') && data.status === 'processing';
  return isOpen && (kind === 'order_slow' || data.type !== 'cancel');
}

/** What the issuer will make of the order that was just accepted, or when the new quote expires. */
export function disturbOrder(work: Work, { kind, delayMs = 0 }: Fault, data: unknown): void {
  if (!isRecord(data)) return;
  if (kind === 'quote_expiring') {
    const quoteId = String(data.quoteId);
    const expiresAt = toDateTime(work.time + QUOTE_LEFT_MS);
    data.expiresAt = expiresAt;
    const quote = findIn(work.state.payouts.quotes, quoteId);
    if (quote) quote.expiresAt = expiresAt;
    stopTimers(work, 'quote-expiry', quoteId);
    startTimer(work, 'quote-expiry', quoteId, QUOTE_LEFT_MS);
  }
  const orderId = String(data.orderId);
  if (kind === 'order_declined') getOrderRecord(work, orderId).isDeclined = true;
  if (kind !== 'order_slow') return;
  stopTimers(work, 'card-order', orderId);
  startTimer(work, 'card-order', orderId, delayMs);
}
