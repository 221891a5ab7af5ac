import { hasTransition } from '../contract/transitions.ts';
import type { Work } from '../state/work.ts';
import { getCardRecord, moveCard } from './card-records.ts';

/** The expiry month is over. A card that is being cancelled, or is final, has no such arrow. */
export function expireCard(work: Work, cardId: string): void {
  const record = getCardRecord(work, cardId);
  if (hasTransition('CardStatus', record.card.status, 'expired')) moveCard(work, record, 'expired', 'expired');
}
