import type { ChainType } from '../../protocol/chains/chain-type.ts';
import type { Schema, TokenUser } from '../contract/schemas.ts';
import { Refusal } from '../envelope/refusal.ts';
import { addAmounts, isLess, negate } from '../ledger/amounts.ts';
import { emitEvent } from '../listen/emit-event.ts';
import { drawIdentifier } from '../state/random.ts';
import { findIn } from '../state/table.ts';
import { toDateTime, type Work } from '../state/work.ts';
import { CHAINS, deriveAddress } from './chains.ts';

export function getUser({ state }: Work, userId: string): TokenUser {
  const user = findIn(state.tokens.users, userId);
  if (!user) throw new Refusal(404401);
  return user;
}

export function touchUser(work: Work, user: TokenUser): void {
  user.updatedAt = toDateTime(work.time);
}

/** Adds signed amounts to both halves of a balance. */
export function changeTokenBalance(
  work: Work,
  user: TokenUser,
  currency: string,
  { available = '0', frozen = '0' }: { available?: string; frozen?: string },
): void {
  const balance = getTokenBalance(user, currency);
  balance.available = addAmounts(balance.available, available);
  balance.frozen = addAmounts(balance.frozen, frozen);
  balance.total = addAmounts(balance.available, balance.frozen);
  if (isLess(balance.available, '0') || isLess(balance.frozen, '0'))
    throw new Error(`User ${user.userId} would hold less than nothing.`);
  touchUser(work, user);
}

export function reserveTokens(work: Work, user: TokenUser, currency: string, amount: string): void {
  if (isLess(getTokenBalance(user, currency).available, amount)) throw new Refusal(422405);
  changeTokenBalance(work, user, currency, { available: negate(amount), frozen: amount });
}

export function addAddress(work: Work, user: TokenUser, chainType: ChainType, userNumber: number): void {
  const { minDeposit, confirmations, currencies } = CHAINS[chainType];
  user.addresses.push({
    addressId: drawIdentifier(work, 'adr'),
    chainType,
    address: deriveAddress(chainType, userNumber, work.state.seed),
    memo: null,
    currencies: [...currencies],
    minDeposit,
    confirmationsRequired: confirmations,
  });
}

/** A copy as it is now, for an event. */
function snapshotUser(user: TokenUser): TokenUser {
  return JSON.parse(JSON.stringify(user));
}

export function emitUserEvent(work: Work, user: TokenUser): void {
  emitEvent(work, { type: 'user.updated', userId: user.userId, data: snapshotUser(user) });
}

function getTokenBalance(user: TokenUser, currency: string): Schema<'TokenBalance'> {
  const balance = user.balances.find((one) => one.currency === currency);
  if (!balance) throw new Error(`A token user holds no ${currency}.`);
  return balance;
}
