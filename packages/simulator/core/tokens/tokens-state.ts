import type { Deposit, TokenUser, Withdrawal } from '../contract/schemas.ts';
import type { Table } from '../state/table.ts';

/** A listen ticket: opens connections until it expires or is replaced. */
export type Ticket = { userId?: string; expiresAt: number };

/** `confirmations` are counted when somebody looks: from the block that the transfer is in. */
export type DepositRecord = { deposit: Deposit; inBlockAt: number };

export type WithdrawalRecord = { withdrawal: Withdrawal; inBlockAt?: number; digest: string };

export type TokensState = {
  users: Table<TokenUser>;
  /** User ids by `externalUserId`. */
  externalIds: Table<string>;
  deposits: Table<DepositRecord>;
  withdrawals: Table<WithdrawalRecord>;
  tickets: Table<Ticket>;
  /** The ticket of each scope that still opens connections: user id, or `merchant`. */
  currentTickets: Table<string>;
  /** Chains that are not enabled (422401). */
  disabledChains: string[];
  userCount: number;
  /** Which user it is, by id: addresses are derived from it. */
  userNumbers: Table<number>;
};
