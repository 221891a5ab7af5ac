import type { CardProduct } from '../contract/schemas.ts';
import { Refusal } from '../envelope/refusal.ts';
import type { HolderRecord } from '../holders/holder-record.ts';
import { listValues } from '../state/table.ts';
import type { Work } from '../state/work.ts';

/** Status and number of cards: checks 19 of opening and of binding. */
export function requireUsableHolder(work: Work, { holder }: HolderRecord, { cardManageId, limits }: CardProduct): void {
  if (holder.status !== 'approved') throw new Refusal(409201);
  const open = listOpenCards(work, holder.holderId).filter(({ card }) => card.cardManageId === cardManageId);
  if (open.length >= limits.cardsPerHolder) throw new Refusal(422110);
}

/** An empty list accepts every supported country. */
export function requireAcceptedCountry({ holder }: HolderRecord, { holderCountries }: CardProduct): void {
  if (holderCountries.length > 0 && !holderCountries.includes(holder.address.country)) throw new Refusal(422201);
}

/** Cards of a holder that are not cancelled, failed or expired. */
export function listOpenCards({ state }: Work, holderId: string) {
  return listValues(state.cards.cards).filter(
    ({ card }) => card.holderId === holderId && !['cancelled', 'failed', 'expired'].includes(card.status),
  );
}
