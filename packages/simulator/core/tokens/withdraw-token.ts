import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import { encodeUtf8 } from '../../../base/encoding/bytes.ts';
import { findAddressProblem } from '../../protocol/chains/address.ts';
import type { Schema, Withdrawal } from '../contract/schemas.ts';
import { assertTransition } from '../contract/transitions.ts';
import type { Call } from '../envelope/call.ts';
import { Refusal } from '../envelope/refusal.ts';
import { succeed } from '../envelope/result.ts';
import { addAmounts, isLess, toFullScale, toMoney } from '../ledger/amounts.ts';
import { checkMoney } from '../ledger/check-money.ts';
import { findOrderNumber, registerOrderNumber } from '../ledger/order-numbers.ts';
import { drawIdentifier } from '../state/random.ts';
import { setIn } from '../state/table.ts';
import { startTimer, toDateTime, type Work } from '../state/work.ts';
import { BLOCKED_ADDRESS, CHAINS } from './chains.ts';
import { getUser, reserveTokens } from './token-users.ts';
import { APPROVAL_MS, getWithdrawalRecord, toWithdrawal } from './withdrawal-steps.ts';

type Request = Schema<'TokenWithdrawRequest'>;

export function withdrawToken(work: Work, { body, locale }: Call<'withdrawToken'>) {
  checkMoney(body.amount);
  const user = getUser(work, body.userId);
  const digest = toDigest(body);
  const former = findOrderNumber(work, 'token', body.merchantOrderNo);
  if (former !== undefined) {
    const record = getWithdrawalRecord(work, former);
    if (record.digest !== digest) throw new Refusal(409002, { id: former });
    return succeed(200, toWithdrawal(record, work.time, locale));
  }
  if (user.status === 'frozen') throw new Refusal(409401);
  const chain = checkDestination(work, body);
  const { currency } = body.amount;
  const amount = toFullScale(body.amount.value, currency);
  const totalDebit = addAmounts(amount, chain.networkFee);
  reserveTokens(work, user, currency, totalDebit);
  assertTransition('WithdrawalStatus', undefined, 'created');
  const at = toDateTime(work.time);
  const withdrawal: Withdrawal = {
    withdrawalId: drawIdentifier(work, 'wdr'),
    merchantOrderNo: body.merchantOrderNo,
    userId: body.userId,
    chainType: body.chainType,
    toAddress: body.toAddress,
    amount: toMoney(amount, currency),
    fee: toMoney(chain.networkFee, currency),
    totalDebit: toMoney(totalDebit, currency),
    status: 'created',
    txHash: null,
    confirmations: 0,
    confirmationsRequired: chain.confirmations,
    failure: null,
    createdAt: at,
    updatedAt: at,
    completedAt: null,
  };
  setIn(work.state.tokens.withdrawals, withdrawal.withdrawalId, { withdrawal, digest });
  registerOrderNumber(work, 'token', body.merchantOrderNo, withdrawal.withdrawalId);
  startTimer(work, 'withdrawal-step', withdrawal.withdrawalId, APPROVAL_MS);
  return succeed(202, withdrawal);
}

/** Chain, asset, address, range and sanctions, in the order of the contract (2.12, check 20). */
function checkDestination({ state }: Work, { chainType, toAddress, amount: { value, currency } }: Request) {
  if (state.tokens.disabledChains.includes(chainType)) throw new Refusal(422401);
  const chain = CHAINS[chainType];
  if (!chain.currencies.includes(currency)) throw new Refusal(422402);
  if (findAddressProblem(chainType, toAddress)) throw new Refusal(422403);
  const outOfRange = (rule: 'min' | 'max', limit: string) =>
    new Refusal(422404, { details: [{ field: 'amount.value', rule, value: limit }] });
  if (isLess(value, chain.minWithdrawal)) throw outOfRange('min', chain.minWithdrawal);
  if (isLess(chain.maxWithdrawal, value)) throw outOfRange('max', chain.maxWithdrawal);
  if (toAddress === BLOCKED_ADDRESS) throw new Refusal(422406);
  return chain;
}

/** Of the values of a body: white space and the order of its members do not make another withdrawal. */
function toDigest({ userId, merchantOrderNo, chainType, amount, toAddress, memo }: Request): string {
  const text = JSON.stringify([
    userId,
    merchantOrderNo,
    chainType,
    amount.value,
    amount.currency,
    toAddress,
    memo ?? null,
  ]);
  return hex.encode(sha256(encodeUtf8(text)));
}
