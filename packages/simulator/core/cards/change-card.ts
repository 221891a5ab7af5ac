import type { Call } from '../envelope/call.ts';
import { Refusal } from '../envelope/refusal.ts';
import { succeed } from '../envelope/result.ts';
import { getHolderRecord } from '../holders/holder-records.ts';
import { toDateTime, type Work } from '../state/work.ts';
import { requireAcceptedCountry, requireUsableHolder } from './card-holder.ts';
import { getCardRecord, moveCard, requireStatus, touchCard } from './card-records.ts';
import { getProduct } from './products.ts';

/** Freezes or unfreezes. Asking for the present status changes nothing. */
export function updateCardStatus(work: Work, { path, body }: Call<'updateCardStatus'>) {
  const record = getCardRecord(work, path.cardId);
  requireStatus(record, 'active', 'frozen');
  if (record.card.status === body.status) return succeed(200, record.card);
  moveCard(work, record, body.status, body.status === 'frozen' ? (body.reason ?? 'merchant_request') : null);
  return succeed(200, record.card);
}

/** A member given replaces the old one, one left out stays (RFC 7396 at the first level). */
export function updateCardContact(work: Work, { path, body }: Call<'updateCardContact'>) {
  const record = getCardRecord(work, path.cardId);
  requireStatus(record, 'inactive', 'active', 'frozen');
  Object.assign(record.card.contact, body);
  touchCard(work, record.card);
  return succeed(200, record.card);
}

export function bindCardHolder(work: Work, { body }: Call<'bindCardHolder'>) {
  const record = getCardRecord(work, body.cardId);
  const holder = getHolderRecord(work, body.holderId);
  requireStatus(record, 'inactive', 'active', 'frozen');
  if (record.card.holderId === body.holderId) return succeed(200, record.card);
  if (record.card.holderId !== null) throw new Refusal(409102);
  const product = getProduct(work, record.card.cardManageId);
  requireUsableHolder(work, holder, product);
  requireAcceptedCountry(holder, product);
  record.card.holderId = body.holderId;
  touchCard(work, record.card);
  return succeed(200, record.card);
}

export function setCardPin(work: Work, { path, opened }: Call<'setCardPin'>) {
  const record = getCardRecord(work, path.cardId);
  if (!getProduct(work, record.card.cardManageId).capabilities.pin) throw new Refusal(422108);
  requireStatus(record, 'inactive', 'active');
  if (opened.isWeakPin) throw new Refusal(422107);
  record.card.pinSet = true;
  touchCard(work, record.card);
  return succeed(200, { cardId: record.card.cardId, pinSet: true, updatedAt: toDateTime(work.time) });
}
