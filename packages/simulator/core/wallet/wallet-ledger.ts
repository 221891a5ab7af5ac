import { Refusal } from '../envelope/refusal.ts';
import { addAmounts, isLess, subtractAmounts, zero } from '../ledger/amounts.ts';
import type { State } from '../state/state.ts';
import { toDateTime, type Work } from '../state/work.ts';
import type { WalletBalance } from './wallet-balances.ts';

/** Available to frozen. Refuses when the wallet cannot cover the amount. */
export function reserve(work: Work, currency: string, amount: string): void {
  if (isLess(getWalletBalance(work.state, currency).available, amount)) throw new Refusal(422004);
  change(work, currency, ({ available, frozen }) => ({
    available: subtractAmounts(available, amount),
    frozen: addAmounts(frozen, amount),
  }));
}

/** Frozen back to available: what was reserved is not needed. */
export function release(work: Work, currency: string, amount: string): void {
  change(work, currency, ({ available, frozen }) => ({
    available: addAmounts(available, amount),
    frozen: subtractAmounts(frozen, amount),
  }));
}

/** What was reserved leaves the wallet. */
export function spendReserved(work: Work, currency: string, amount: string): void {
  change(work, currency, ({ available, frozen }) => ({ available, frozen: subtractAmounts(frozen, amount) }));
}

export function credit(work: Work, currency: string, amount: string): void {
  change(work, currency, ({ available, frozen }) => ({ available: addAmounts(available, amount), frozen }));
}

/** What the wallet has in a currency, nothing included. */
export function getWalletBalance({ wallet }: State, currency: string): WalletBalance {
  return wallet.balances[currency] ?? { available: zero(currency), frozen: zero(currency) };
}

function change(work: Work, currency: string, next: (balance: WalletBalance) => WalletBalance): void {
  const { wallet } = work.state;
  const balance = next(getWalletBalance(work.state, currency));
  if (isLess(balance.available, '0') || isLess(balance.frozen, '0'))
    throw new Error(`The wallet would hold less than nothing in ${currency}.`);
  wallet.balances[currency] = balance;
  wallet.updatedAt = toDateTime(work.time);
}
