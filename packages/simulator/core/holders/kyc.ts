import type { Work } from '../state/work.ts';
import { getHolderRecord, moveHolder } from './holder-records.ts';

/** How long the identity check takes (contract 9.4). */
export const KYC_MS = 3000;

/** The decision, by the trigger values for the last name; REVIEW waits for a person. */
export function decideKyc(work: Work, holderId: string): void {
  const record = getHolderRecord(work, holderId);
  if (record.holder.status !== 'pending') return;
  switch (record.holder.lastName.toUpperCase()) {
    case 'REJECT':
      moveHolder(work, record, 'rejected', 'other');
      return;
    case 'INCOMPLETE':
      moveHolder(work, record, 'incomplete', 'additional_information_required');
      return;
    case 'REVIEW':
      return;
    default:
      moveHolder(work, record, 'approved');
  }
}
