import type { Card, Schema } from '../contract/schemas.ts';
import { assertTransition } from '../contract/transitions.ts';
import { Refusal } from '../envelope/refusal.ts';
import { addAmounts } from '../ledger/amounts.ts';
import { findIn } from '../state/table.ts';
import { toDateTime, type Work } from '../state/work.ts';
import type { CardRecord } from './cards-state.ts';

export function getCardRecord({ state }: Work, cardId: string): CardRecord {
  const record = findIn(state.cards.cards, cardId);
  if (!record) throw new Refusal(404101);
  return record;
}

export function requireStatus({ card }: CardRecord, ...allowed: Card['status'][]): void {
  if (!allowed.includes(card.status)) throw new Refusal(409101);
}

/** Moves a card along an arrow of the contract. */
export function moveCard(
  work: Work,
  { card }: CardRecord,
  to: Card['status'],
  reason: Card['statusReason'] = null,
): void {
  assertTransition('CardStatus', card.status, to);
  card.status = to;
  card.statusReason = reason;
  touchCard(work, card);
}

export function touchCard(work: Work, card: Card): void {
  card.updatedAt = toDateTime(work.time);
}

/** Adds signed amounts to both halves of a prepaid card's balance. */
export function changeBalance(
  work: Work,
  { card }: CardRecord,
  { available = '0', frozen = '0' }: { available?: string; frozen?: string },
): void {
  card.balance = toBalance(
    addAmounts(getBalance(card).available, available),
    addAmounts(getBalance(card).frozen, frozen),
    getBalance(card).currency,
  );
  touchCard(work, card);
}

export function getBalance({ balance, cardId }: Card): Schema<'CardBalance'> {
  if (!balance) throw new Error(`Card ${cardId} has no balance of its own.`);
  return balance;
}

export function toBalance(available: string, frozen: string, currency: string): Schema<'CardBalance'> {
  return { currency, available, frozen, total: addAmounts(available, frozen) };
}
