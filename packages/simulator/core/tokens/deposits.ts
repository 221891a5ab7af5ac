import type { ChainType } from '../../protocol/chains/chain-type.ts';
import type { Deposit, Money, Schema } from '../contract/schemas.ts';
import { assertTransition } from '../contract/transitions.ts';
import { InvalidStateError } from '../controls/invalid-state-error.ts';
import { isLess, multiplyAmount, subtractAmounts, toMoney } from '../ledger/amounts.ts';
import { emitEvent } from '../listen/emit-event.ts';
import { drawBytes, drawIdentifier } from '../state/random.ts';
import { findIn, setIn } from '../state/table.ts';
import { startTimer, stopTimers, toDateTime, type Work } from '../state/work.ts';
import { credit } from '../wallet/wallet-ledger.ts';
import { CHAINS, countConfirmations, toTransactionHash } from './chains.ts';
import { changeTokenBalance, getUser } from './token-users.ts';
import type { DepositRecord } from './tokens-state.ts';

/** Of the amount (contract 9.1). */
const DEPOSIT_RATE = '0.0050';
const FIRST_BLOCK = 61_234_567;

/** A transfer to a user's address is seen in a block. */
export function addDeposit(
  work: Work,
  userId: string,
  { chainType, amount }: { chainType: ChainType; amount: Money },
): Deposit {
  const user = getUser(work, userId);
  const address = user.addresses.find((one) => one.chainType === chainType);
  if (!address) throw new InvalidStateError(`The user has no address on ${chainType}.`);
  if (!address.currencies.includes(amount.currency))
    throw new InvalidStateError(`${amount.currency} is not credited on ${chainType}.`);
  const { blockMs, confirmations } = CHAINS[chainType];
  assertTransition('DepositStatus', undefined, 'confirming');
  const deposit: Deposit = {
    depositId: drawIdentifier(work, 'dep'),
    userId,
    externalUserId: user.externalUserId,
    chainType,
    address: address.address,
    amount: toMoney(amount.value, amount.currency),
    fee: null,
    creditedAmount: null,
    status: 'confirming',
    belowMinimum: isLess(amount.value, address.minDeposit),
    txHash: toTransactionHash(chainType, drawBytes(work, 64)),
    blockNumber: FIRST_BLOCK + Math.floor((work.time - Date.UTC(2026, 0, 1)) / blockMs),
    confirmations: 0,
    confirmationsRequired: confirmations,
    detectedAt: toDateTime(work.time),
    confirmedAt: null,
  };
  const record = { deposit, inBlockAt: work.time };
  setIn(work.state.tokens.deposits, deposit.depositId, record);
  startTimer(work, 'deposit-final', deposit.depositId, blockMs * confirmations);
  emitDeposit(work, 'deposit.detected', record);
  return deposit;
}

/** Enough confirmations: credited, or ignored when it is too small. */
export function finishDeposit(work: Work, depositId: string): void {
  const record = getDepositRecord(work, depositId);
  const { deposit } = record;
  deposit.confirmations = deposit.confirmationsRequired;
  if (deposit.belowMinimum) {
    moveDeposit(deposit, 'ignored');
    return;
  }
  const { value, currency } = deposit.amount;
  const fee = multiplyAmount(value, DEPOSIT_RATE, currency);
  const credited = subtractAmounts(value, fee);
  deposit.fee = toMoney(fee, currency);
  deposit.creditedAmount = toMoney(credited, currency);
  deposit.confirmedAt = toDateTime(work.time);
  moveDeposit(deposit, 'confirmed');
  const user = getUser(work, deposit.userId);
  if (user.settleTo === 'merchant') credit(work, currency, credited);
  else changeTokenBalance(work, user, currency, { available: credited });
  emitDeposit(work, 'deposit.confirmed', record);
}

/** A reorganisation drops the block of a deposit that is not final. */
export function revertDeposit(work: Work, depositId: string): Deposit {
  const record = getDepositRecord(work, depositId);
  const { deposit } = record;
  if (deposit.status !== 'confirming')
    throw new InvalidStateError(`A deposit that is ${deposit.status} cannot be reverted.`);
  deposit.confirmations = countConfirmations(deposit.chainType, record.inBlockAt, work.time);
  deposit.blockNumber = null;
  moveDeposit(deposit, 'reverted');
  stopTimers(work, 'deposit-final', depositId);
  emitDeposit(work, 'deposit.reverted', record);
  return deposit;
}

export function getDepositRecord({ state }: Work, depositId: string): DepositRecord {
  const record = findIn(state.tokens.deposits, depositId);
  if (!record) throw new InvalidStateError('There is no such deposit.');
  return record;
}

/** As it is at an instant. */
export function toDeposit({ deposit, inBlockAt }: DepositRecord, time: number): Deposit {
  return deposit.status === 'confirming'
    ? { ...deposit, confirmations: countConfirmations(deposit.chainType, inBlockAt, time) }
    : { ...deposit };
}

function moveDeposit(deposit: Deposit, to: Deposit['status']): void {
  assertTransition('DepositStatus', deposit.status, to);
  deposit.status = to;
}

function emitDeposit(work: Work, type: Schema<'DepositEvent'>['type'], { deposit }: DepositRecord): void {
  emitEvent(work, { type, userId: deposit.userId, data: JSON.parse(JSON.stringify(deposit)) });
}
