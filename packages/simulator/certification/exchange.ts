import type { FaultKind } from '../core/envelope/envelope-state.ts';
import type { PointId } from './points/point-ids.ts';
import type { SocketFact } from './socket-fact.ts';

/** A secret in clear, by its kind and its place. */
export type Leak = { what: 'token' | 'cardNumber' | 'documentNumber'; where: 'target' | 'header' | 'body' };

/** One request and its response as facts: ids, numbers and salted digests. No body, key, token or signature. */
export type Exchange = {
  /** 0 is the run without faults; while watching there is only this one. */
  round: number;
  /** When the request arrived and when its response left, in Unix milliseconds. */
  at: number;
  answeredAt: number;
  /** When it arrived by the clock of the simulator, which clients of tests move. */
  time: number;
  requestId: string;
  /** `redirected` where a client has followed a redirect. */
  operation: string;
  isWrite: boolean;
  hasBody: boolean;
  hasParameters: boolean;
  /** Digest of method, target and body. */
  bytes: string;
  /** As sent: it is good for one request. */
  nonce?: string;
  timestamp?: number;
  /** How far its clock is ahead of the provider's. */
  skewMs?: number;
  /** Digests of the idempotency key and of the order number. */
  key?: string;
  number?: string;
  /** Digest of what a money call does, without its number: two of them are maybe one intent. */
  intent?: string;
  /** The same without the ids of objects, to compare with another run. */
  shape?: string;
  /** Digest of the access token. */
  token?: string;
  grant?: 'code' | 'refresh';
  /** Digests of the refresh token that was sent and of the one that was issued. */
  refreshSent?: string;
  refreshIssued?: string;
  /** Digest of the access token that was issued. */
  tokenIssued?: string;
  /** How many amounts the body has, whether one has digits after the point, and the field of one that was refused for its form. */
  amounts?: number;
  hasFraction?: true;
  wrongAmount?: string;
  /** Digests of the content key and the IV of each encrypted field that could be opened. */
  sealed?: { key: string; iv: string }[];
  /** The response has a card number, encrypted. */
  reveals?: true;
  leaks?: Leak[];
  /** Ids of objects in the target and the body. */
  uses: string[];
  status: number;
  code: number;
  retryAfterMs?: number;
  fault?: FaultKind;
  /** The command was killed before it had the response. */
  isKilled?: true;
  /** Ids of objects in the response, `data.status`, and where a page of a list is. */
  gives: string[];
  state?: string;
  page?: { number: number; size: number; total: number };
};

/** A card with more purchases than a page has, and a payment that a bank has returned; what the client does not have is absent. */
export type Reconciled = { cardId?: string | undefined; orderId?: string | undefined };

/** How a run ended: that of the reader's command. */
type Round = {
  round: number;
  exitCode: number;
  endedAt?: number;
  /** What the daily job of the reader had to read, where the round was that job. */
  reconciled?: Reconciled;
};

/** The provider signs with a second key; rounds of minutes; a command that is killed and started again; the reader's daily job. */
export const EXTRAS = ['rotate-key', 'long', 'crash', 'daily'] as const;
export type Extra = (typeof EXTRAS)[number];

/** How a response that was held ended: the client closed the connection, or it waited until the end. */
export type Leave = { round: number; requestId: string; at: number; isLeft: boolean };

/** What was observed. Everything that a report says follows from it. */
export type CertificationLog = {
  /** `run`: a command runs once without faults, then round by round. `watch`: faults meet whatever arrives. */
  mode: 'watch' | 'run';
  seed: string;
  /** Advice counts as any other point. */
  isStrict?: true;
  /** Each token family is a client of its own; all traffic is one client where it is absent. */
  by?: 'family';
  /** The points that were asked for; all when undefined. */
  only?: readonly PointId[];
  /** What was asked for on the command line beyond what every client can be shown. */
  extras: Extra[];
  startedAt: number;
  exchanges: Exchange[];
  sockets: SocketFact[];
  rounds: Round[];
  leaves: Leave[];
};
