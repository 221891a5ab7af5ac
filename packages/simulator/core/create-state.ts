import type { RsaPrivateJwk, RsaPublicJwk } from '../protocol/keys/rsa-jwk.ts';
import type { AuthorizationCode, Scope } from './auth/auth-state.ts';
import { toFullScale } from './ledger/amounts.ts';
import type { Clock, State } from './state/state.ts';
import { toDateTime } from './state/work.ts';

/** All scopes of the contract (3.1). */
export const SCOPES: Scope[] = [
  'wallet:read',
  'card:read',
  'card:write',
  'card:reveal',
  'holder:read',
  'holder:write',
  'payment:read',
  'payment:write',
];

export type StartOptions = {
  /** Everything random follows from it. */
  seed: string;
  /** Unix milliseconds. */
  time: number;
  clock?: Clock;
  merchantId: string;
  /** The published test keys: public halves of the merchant, private halves of the provider. */
  merchantKeys: RsaPublicJwk[];
  providerKeys: RsaPrivateJwk[];
  /** A first authorization code with all scopes. */
  code?: string;
  /** Available in the wallet, in US dollars. */
  walletUsd?: string;
};

/** A fresh sandbox: a wallet of 2000.00 USD, no holder, no card (contract 9.4). */
export function createState({
  seed,
  time,
  clock = { mode: 'running', offset: 0 },
  merchantId,
  merchantKeys,
  providerKeys,
  code,
  walletUsd = '2000.00',
}: StartOptions): State {
  const codes: Record<string, AuthorizationCode> =
    code === undefined ? {} : { [code]: { createdAt: time, scopes: [...SCOPES], isUsed: false } };
  return {
    version: 4,
    seed,
    draws: 0,
    clock,
    time,
    timers: [],
    timerCount: 0,
    rateLimits: true,
    merchant: {
      id: merchantId,
      enabled: true,
      features: { card: true, payment: true, token: true },
      keys: merchantKeys,
    },
    providerKeys,
    auth: { codes, families: {}, accessTokens: {}, refreshTokens: {} },
    nonces: {},
    usage: {},
    responses: {},
    faults: [],
    orderNumbers: {},
    wallet: {
      balances: { USD: { available: toFullScale(walletUsd, 'USD'), frozen: '0.00' } },
      updatedAt: toDateTime(time),
    },
    cards: { cards: {}, orders: {}, issued: {}, productStatus: {} },
    holders: {},
    payouts: { quotes: {}, payments: {}, channelStatus: {}, submitted: 0 },
    tokens: {
      users: {},
      externalIds: {},
      userNumbers: {},
      deposits: {},
      withdrawals: {},
      tickets: {},
      currentTickets: {},
      disabledChains: [],
      userCount: 0,
    },
    listen: { lastSeq: 0, oldestSeq: 1, events: {}, seqs: {}, connections: {} },
  };
}
