import type { Call } from '../envelope/call.ts';
import { Refusal } from '../envelope/refusal.ts';
import { succeed } from '../envelope/result.ts';
import { toDateTime, type Work } from '../state/work.ts';
import { getCardRecord, moveCard, requireStatus } from './card-records.ts';

/** Wrong codes that lock the activation, and for how long (activateCard). */
const MAX_WRONG_CODES = 3;
const LOCK_MS = 86_400_000;

export function activateCard(work: Work, { body, opened }: Call<'activateCard'>) {
  const record = getCardRecord(work, body.cardId);
  if (record.card.status === 'active') return succeed(200, record.card);
  requireStatus(record, 'inactive');
  if (record.card.form === 'physical') {
    if (!body.encryptedCvv) throw new Refusal(400002, { details: [{ field: 'encryptedCvv', rule: 'required' }] });
    const { lockedUntil } = record.activation;
    if (lockedUntil > work.time) throw locked(lockedUntil - work.time);
    if (!opened.isRightCode) throw toWrongCode(body.cardId, record.activation.wrongCodes + 1);
  }
  moveCard(work, record, 'active');
  record.card.activatedAt = toDateTime(work.time);
  return succeed(200, record.card);
}

/** The attempt is counted although the request is refused; the last one locks and starts the count anew. */
function toWrongCode(cardId: string, wrongCodes: number): Refusal {
  const isLast = wrongCodes >= MAX_WRONG_CODES;
  return new Refusal(isLast ? 422106 : 422105, {
    ...(isLast ? { retryAfter: LOCK_MS / 1000 } : {}),
    record: (work) => {
      const { activation } = getCardRecord(work, cardId);
      activation.wrongCodes = isLast ? 0 : wrongCodes;
      if (isLast) activation.lockedUntil = work.time + LOCK_MS;
    },
  });
}

function locked(milliseconds: number): Refusal {
  return new Refusal(422106, { retryAfter: Math.ceil(milliseconds / 1000) });
}
