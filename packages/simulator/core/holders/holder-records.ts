import { contract } from '../../generated/contract.ts';
import { listOpenCards } from '../cards/card-holder.ts';
import type { Holder, Schema } from '../contract/schemas.ts';
import { assertTransition } from '../contract/transitions.ts';
import type { MessageLocale } from '../envelope/locale.ts';
import { Refusal } from '../envelope/refusal.ts';
import { findIn } from '../state/table.ts';
import { toDateTime, type Work } from '../state/work.ts';
import type { HolderRecord } from './holder-record.ts';

export function getHolderRecord({ state }: Work, holderId: string): HolderRecord {
  const record = findIn(state.holders, holderId);
  if (!record) throw new Refusal(404201);
  return record;
}

export function findHolderName(work: Work, holderId: string | null): string | undefined {
  if (holderId === null) return undefined;
  const { holder } = getHolderRecord(work, holderId);
  return `${holder.firstName} ${holder.lastName}`;
}

export function moveHolder(
  work: Work,
  { holder }: HolderRecord,
  to: Holder['status'],
  reasonCode: Schema<'KycReason'> | null = null,
): void {
  assertTransition('HolderStatus', holder.status, to);
  holder.status = to;
  holder.updatedAt = toDateTime(work.time);
  holder.kyc = {
    url: to === 'incomplete' ? `https://kyc.example.com/s/${holder.holderId}` : null,
    reasonCode,
    reasonMessage: null,
    reviewedAt: to === 'pending' ? holder.kyc.reviewedAt : toDateTime(work.time),
  };
}

/** As the API shows a holder: cards counted now, texts in the language of the response. */
export function toHolder(work: Work, { holder }: HolderRecord, locale: MessageLocale): Holder {
  const { reasonCode } = holder.kyc;
  const reasonMessage = reasonCode === null ? null : (contract.kycReasons[reasonCode]?.[locale] ?? null);
  const { metadata, createdAt, updatedAt, ...person } = holder;
  const cardCount = listOpenCards(work, holder.holderId).length;
  return { ...person, kyc: { ...holder.kyc, reasonMessage }, cardCount, metadata, createdAt, updatedAt };
}
