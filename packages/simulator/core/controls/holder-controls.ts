import { blockCard, unblockCard } from '../cards/block-card.ts';
import { listOpenCards } from '../cards/card-holder.ts';
import type { ControlSchema, Holder, Schema } from '../contract/schemas.ts';
import { hasTransition } from '../contract/transitions.ts';
import type { HolderRecord } from '../holders/holder-record.ts';
import { getHolderRecord, moveHolder, toHolder } from '../holders/holder-records.ts';
import { resubmit } from '../holders/update-holder.ts';
import { stopTimers, type Work } from '../state/work.ts';
import type { ControlCall } from './control-call.ts';
import { InvalidStateError } from './invalid-state-error.ts';

type Decision = ControlSchema<'HolderDecision'>['decision'];

/** Where a decision leads, and from where. */
const ARROWS: Record<Decision, { from: Holder['status']; to: Holder['status']; reason: Schema<'KycReason'> | null }> = {
  approve: { from: 'pending', to: 'approved', reason: null },
  reject: { from: 'pending', to: 'rejected', reason: 'other' },
  incomplete: { from: 'pending', to: 'incomplete', reason: 'additional_information_required' },
  complete: { from: 'incomplete', to: 'pending', reason: null },
  suspend: { from: 'approved', to: 'suspended', reason: 'other' },
  restore: { from: 'suspended', to: 'approved', reason: null },
};

export function decideHolder(work: Work, { path, body }: ControlCall<'decideHolder'>) {
  const record = getHolderRecord(work, path.holderId);
  const { from, to, reason } = ARROWS[body.decision];
  if (record.holder.status !== from)
    throw new InvalidStateError(`A holder that is ${record.holder.status} cannot ${body.decision}.`);
  if (body.decision === 'complete') resubmit(work, record);
  else {
    moveHolder(work, record, to, reason && (body.reason ?? reason));
    stopTimers(work, 'kyc-decision', record.holder.holderId);
    changeCards(work, record, body.decision);
  }
  return { status: 200, data: toHolder(work, record, 'en') };
}

/** Active cards of a suspended holder are blocked, and come back with him. */
function changeCards(work: Work, { holder }: HolderRecord, decision: Decision): void {
  for (const record of listOpenCards(work, holder.holderId)) {
    if (decision === 'suspend' && record.card.status === 'active' && hasTransition('CardStatus', 'active', 'blocked')) {
      blockCard(work, record.card.cardId).isBlockedWithHolder = true;
    }
    if (decision === 'restore' && record.isBlockedWithHolder) unblockCard(work, record.card.cardId);
  }
}
