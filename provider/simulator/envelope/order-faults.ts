import { isRecord } from '../../../src/encoding/json.ts';
import { getOrderRecord } from '../cards/card-orders.ts';
import { startTimer, stopTimers, type Work } from '../state/work.ts';
import type { Fault, FaultKind } from './envelope-state.ts';

/** Whether what an operation returns is an order of a card that this fault can change. The issuer declines no cancellation. */
export function canDisturbOrder(kind: FaultKind, data: unknown): boolean {
  if (kind !== 'order_declined' && kind !== 'order_slow') return true;
  const isOpen = isRecord(data) && String(data.orderId).startsWith('ord_') && data.status === 'processing';
  return isOpen && (kind === 'order_slow' || data.type !== 'cancel');
}

/** What the issuer will make of the order that was just accepted. */
export function disturbOrder(work: Work, { kind, delayMs = 0 }: Fault, data: unknown): void {
  if (!isRecord(data)) return;
  const orderId = String(data.orderId);
  if (kind === 'order_declined') getOrderRecord(work, orderId).isDeclined = true;
  if (kind !== 'order_slow') return;
  stopTimers(work, 'card-order', orderId);
  startTimer(work, 'card-order', orderId, delayMs);
}
