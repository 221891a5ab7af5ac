import type { FailureCode, Withdrawal } from '../contract/schemas.ts';
import { assertTransition } from '../contract/transitions.ts';
import { InvalidStateError } from '../controls/invalid-state-error.ts';
import type { MessageLocale } from '../envelope/locale.ts';
import { endsWith, isLess, negate } from '../ledger/amounts.ts';
import { localiseFailure } from '../ledger/failure-text.ts';
import { emitEvent } from '../listen/emit-event.ts';
import { drawBytes } from '../state/random.ts';
import { findIn } from '../state/table.ts';
import { startTimer, stopTimers, toDateTime, type Work } from '../state/work.ts';
import { CHAINS, countConfirmations, toTransactionHash } from './chains.ts';
import { changeTokenBalance, getUser } from './token-users.ts';
import type { WithdrawalRecord } from './tokens-state.ts';

/** What the steps take (contract 9.4), and the amount that a person looks at first. */
export const APPROVAL_MS = 1000;
const BROADCAST_MS = 2000;
const REVIEW_FROM = '5000';
const HASH_BYTES = 64;

export function getWithdrawalRecord({ state }: Work, withdrawalId: string): WithdrawalRecord {
  const record = findIn(state.tokens.withdrawals, withdrawalId);
  if (!record) throw new InvalidStateError('There is no such withdrawal.');
  return record;
}

/** As the API shows it at an instant. */
export function toWithdrawal(
  { withdrawal, inBlockAt }: WithdrawalRecord,
  time: number,
  locale: MessageLocale,
): Withdrawal {
  const isCounting = withdrawal.status === 'confirming' && inBlockAt !== undefined;
  return {
    ...withdrawal,
    amount: { ...withdrawal.amount },
    fee: { ...withdrawal.fee },
    totalDebit: { ...withdrawal.totalDebit },
    confirmations: isCounting ? countConfirmations(withdrawal.chainType, inBlockAt, time) : withdrawal.confirmations,
    failure: localiseFailure(withdrawal.failure, locale),
  };
}

/** What happens next by itself. */
export function continueWithdrawal(work: Work, withdrawalId: string): void {
  const record = getWithdrawalRecord(work, withdrawalId);
  const { status, amount } = record.withdrawal;
  if (status === 'created') {
    if (isLess(amount.value, REVIEW_FROM)) approveWithdrawal(work, record);
    else moveWithdrawal(work, record, 'reviewing');
  } else if (status === 'broadcasting') {
    if (endsWith(amount.value, '13')) endUnpaid(work, record, 'failed', 'chain_broadcast_failed');
    else enterBlock(work, record);
  } else if (status === 'confirming') {
    record.withdrawal.confirmations = record.withdrawal.confirmationsRequired;
    changeTokenBalance(work, getUser(work, record.withdrawal.userId), amount.currency, {
      frozen: negate(record.withdrawal.totalDebit.value),
    });
    moveWithdrawal(work, record, 'success');
  }
}

/** To the chain: at once, or when a review ends well. */
export function approveWithdrawal(work: Work, record: WithdrawalRecord): void {
  moveWithdrawal(work, record, 'broadcasting');
  startTimer(work, 'withdrawal-step', record.withdrawal.withdrawalId, BROADCAST_MS);
}

/** Not executed: the reservation returns. */
export function endUnpaid(work: Work, record: WithdrawalRecord, to: 'failed' | 'rejected', code: FailureCode): void {
  const { withdrawal } = record;
  withdrawal.failure = { code, message: localiseFailure({ code, message: code }, 'en')?.message ?? code };
  const { value, currency } = withdrawal.totalDebit;
  changeTokenBalance(work, getUser(work, withdrawal.userId), currency, { available: value, frozen: negate(value) });
  stopTimers(work, 'withdrawal-step', withdrawal.withdrawalId);
  moveWithdrawal(work, record, to);
}

function enterBlock(work: Work, record: WithdrawalRecord): void {
  const { withdrawal } = record;
  const { blockMs, confirmations } = CHAINS[withdrawal.chainType];
  record.inBlockAt = work.time;
  withdrawal.txHash = toTransactionHash(withdrawal.chainType, drawBytes(work, HASH_BYTES));
  moveWithdrawal(work, record, 'confirming');
  startTimer(work, 'withdrawal-step', withdrawal.withdrawalId, blockMs * confirmations);
}

/** Each arrow is an event. */
function moveWithdrawal(work: Work, record: WithdrawalRecord, to: Withdrawal['status']): void {
  const { withdrawal } = record;
  assertTransition('WithdrawalStatus', withdrawal.status, to);
  withdrawal.status = to;
  withdrawal.updatedAt = toDateTime(work.time);
  if (['success', 'failed', 'rejected'].includes(to)) withdrawal.completedAt = withdrawal.updatedAt;
  emitEvent(work, {
    type: 'withdrawal.updated',
    userId: withdrawal.userId,
    data: toWithdrawal(record, work.time, 'en'),
  });
}
