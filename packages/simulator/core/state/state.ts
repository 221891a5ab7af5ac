import type { RsaPrivateJwk, RsaPublicJwk } from '../../protocol/keys/rsa-jwk.ts';
import type { AuthState } from '../auth/auth-state.ts';
import type { CardsState } from '../cards/cards-state.ts';
import type { ControlSchema } from '../contract/schemas.ts';
import type { Fault, StoredResponse } from '../envelope/envelope-state.ts';
import type { HolderRecord } from '../holders/holder-record.ts';
import type { ListenState } from '../listen/listen-state.ts';
import type { PayoutsState } from '../payouts/payouts-state.ts';
import type { TokensState } from '../tokens/tokens-state.ts';
import type { WalletBalances } from '../wallet/wallet-balances.ts';
import type { Table } from './table.ts';
import type { Timers } from './timers.ts';

/** Runs with the caller's clock, moved by an offset; or is stopped until it is moved. A reset goes back to `start`. */
export type Clock = { mode: 'running'; offset: number } | { mode: 'stopped'; at: number; start: number };

/** A product line of the merchant (403004 when it is off). */
export type Feature = keyof ControlSchema<'Features'>;

type Merchant = {
  id: string;
  enabled: boolean;
  features: Record<Feature, boolean>;
  /** Undefined: every source address is allowed. */
  allowedAddresses?: string[];
  /** Public halves of the merchant's keys. */
  keys: RsaPublicJwk[];
};

/** The whole provider: one JSON value. Test keys only, which is why the private halves may be here. */
export type State = {
  version: 4;
  seed: string;
  /** How many times randomness was drawn from the seed. */
  draws: number;
  clock: Clock;
  /** The latest instant that anything happened at. Only a reset goes back. */
  time: number;
  timers: Timers;
  timerCount: number;
  /** Off only for measurements. */
  rateLimits: boolean;
  merchant: Merchant;
  providerKeys: RsaPrivateJwk[];
  auth: AuthState;
  nonces: Table<{ expiresAt: number }>;
  /** Times of recent requests, or the theoretical arrival time, by limit and subject. */
  usage: Table<{ expiresAt: number; times: number[] }>;
  responses: Table<StoredResponse>;
  faults: Fault[];
  /** Order numbers by `family:number`, with the id of the order. */
  orderNumbers: Table<string>;
  wallet: WalletBalances;
  cards: CardsState;
  holders: Table<HolderRecord>;
  payouts: PayoutsState;
  tokens: TokensState;
  listen: ListenState;
};
