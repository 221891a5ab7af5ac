import type { Call } from '../envelope/call.ts';
import { Refusal } from '../envelope/refusal.ts';
import { succeed } from '../envelope/result.ts';
import { startTimer, stopTimers, toDateTime, type Work } from '../state/work.ts';
import { checkDocumentIsNew, checkHolderFields, checkPerson, toDocument, toDocumentDigest } from './check-holder.ts';
import type { HolderRecord } from './holder-record.ts';
import { getHolderRecord, moveHolder, toHolder } from './holder-records.ts';
import { KYC_MS } from './kyc.ts';

/** What was verified; the rest is contact data (updateHolder). */
const IDENTITY = ['firstName', 'lastName', 'localName', 'birthDate', 'nationality', 'document'] as const;

export function updateHolder(work: Work, { path, body, opened, locale }: Call<'updateHolder'>) {
  checkHolderFields(body);
  const record = getHolderRecord(work, path.holderId);
  const identity = IDENTITY.filter((name) => body[name] !== undefined);
  const { document, ...changes } = body;
  const number = opened.documentNumber ?? { masked: '', digest: '' };
  const digest = document && toDocumentDigest(document, number.digest);
  requireChangeable(record, identity);
  if (digest !== undefined) checkDocumentIsNew(work, digest, record.holder.holderId);
  if (record.holder.status === 'approved' && identity.length > 0) {
    throw new Refusal(422203, { details: identity.map((field) => ({ field, rule: 'locked' })) });
  }
  checkPerson(work, body);
  Object.assign(record.holder, changes);
  if (document && digest !== undefined) {
    record.holder.document = toDocument(document, number.masked);
    record.documentDigest = digest;
  }
  record.holder.updatedAt = toDateTime(work.time);
  if (identity.length > 0) resubmit(work, record);
  return succeed(200, toHolder(work, record, locale));
}

function requireChangeable({ holder: { status } }: HolderRecord, identity: readonly string[]): void {
  if (status === 'suspended' || (status === 'pending' && identity.length > 0)) throw new Refusal(409201);
}

/** Corrected data is verified anew. */
export function resubmit(work: Work, record: HolderRecord): void {
  const { holderId } = record.holder;
  moveHolder(work, record, 'pending');
  stopTimers(work, 'kyc-decision', holderId);
  startTimer(work, 'kyc-decision', holderId, KYC_MS);
}
