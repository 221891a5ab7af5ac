import { hasTransition } from '../contract/transitions.ts';
import { InvalidStateError } from '../controls/invalid-state-error.ts';
import type { Work } from '../state/work.ts';
import { getCardRecord, moveCard } from './card-records.ts';
import type { CardRecord } from './cards-state.ts';

/** The provider pauses a card (risk). Its former status is stored. */
export function blockCard(work: Work, cardId: string): CardRecord {
  const record = getCardRecord(work, cardId);
  const { status, statusReason } = record.card;
  if (!hasTransition('CardStatus', status, 'blocked'))
    throw new InvalidStateError(`A card that is ${status} cannot be blocked.`);
  record.former = { status, statusReason };
  moveCard(work, record, 'blocked', 'risk_control');
  return record;
}

export function unblockCard(work: Work, cardId: string): CardRecord {
  const record = getCardRecord(work, cardId);
  if (record.card.status !== 'blocked' || !record.former)
    throw new InvalidStateError(`The card is ${record.card.status}, not blocked.`);
  moveCard(work, record, record.former.status, record.former.statusReason);
  delete record.former;
  delete record.isBlockedWithHolder;
  return record;
}
