import type { Fault } from '../../simulator/envelope/envelope-state.ts';
import type { Exchange, Extra } from '../exchange.ts';

/** The body of `POST /sandbox/faults`. */
export type PlannedFault = Pick<Fault, 'kind'> & Partial<Fault>;

/** A fault that can be played to a client. */
export type PlayableFault = PlannedFault & {
  /** The exchange, which met no fault, is one that this fault could meet. */
  fits: (exchange: Exchange) => boolean;
  /** Played in the same round once the client has met this one. */
  next?: PlannedFault & {
    /** With the very next request, or after one was accepted. */
    when: 'next' | 'accepted';
  };
  /** The response says nothing of what became of an order. */
  isUnknown?: true;
  /** It meets each attempt of one call; or calls that are under way together; or it was asked for. */
  needs?: 'repeats' | 'overlap' | Extra;
};

/** An order with a number of its own was accepted. */
export const isOrder = ({ number, status }: Exchange) => number !== undefined && status < 300;
const isCardOrder = (one: Exchange) => isOrder(one) && one.gives.some((id) => id.startsWith('ord_'));
const isNewQuote = ({ operation, status }: Exchange) => operation === 'applyQuote' && status < 300;
const isWrite = (one: Exchange) => one.isWrite && one.status < 300;
const isStateRead = ({ isWrite: changes, state, uses }: Exchange) =>
  !changes && state !== undefined && uses.some((id) => /^(?:ord|pay|wdr)_/.test(id));
const needsToken = ({ token, status }: Exchange) => token !== undefined && status < 300;

/** In the order of the rounds; each of a `run` has one. */
export const FAULTS: readonly PlayableFault[] = [
  { kind: 'unsigned', fits: isOrder },
  { kind: 'altered', fits: isOrder },
  { kind: 'other_key', fits: isOrder },
  { kind: 'respaced', fits: isOrder },
  { kind: 'second_key', fits: isOrder, needs: 'rotate-key' },
  { kind: 'token_ended', fits: needsToken, next: { kind: 'token_ended', when: 'accepted' } },
  {
    kind: 'token_ended',
    fits: needsToken,
    next: { kind: 'cut_after_commit', operation: 'exchangeToken', when: 'next' },
  },
  { kind: 'token_ended', fits: needsToken, delayMs: 400, needs: 'overlap' },
  { kind: 'key_disabled', fits: needsToken },
  { kind: 'rate_limited', fits: isWrite, retryAfter: 1 },
  { kind: 'unavailable', fits: isWrite, retryAfter: 1 },
  { kind: 'cut_after_commit', fits: isOrder, runningMs: 1500, isUnknown: true },
  { kind: 'cut_before_commit', fits: isOrder, isUnknown: true },
  { kind: 'cut_after_commit', fits: isOrder, isUnknown: true },
  { kind: 'internal_error', fits: isOrder, isUnknown: true },
  { kind: 'internal_error', fits: isOrder, isUnknown: true, times: 12, needs: 'repeats' },
  { kind: 'upstream_error', fits: isOrder, isUnknown: true },
  { kind: 'timeout_after_commit', fits: isOrder, isUnknown: true },
  { kind: 'held', fits: isOrder, isUnknown: true, needs: 'long' },
  { kind: 'forged_refusal', fits: isOrder, isUnknown: true },
  { kind: 'order_declined', fits: isCardOrder },
  { kind: 'unknown_field', fits: isOrder },
  { kind: 'unknown_status', fits: isStateRead },
  { kind: 'unknown_code', fits: isWrite, retryAfter: 1 },
  { kind: 'unknown_refusal', fits: isOrder, times: 3 },
  { kind: 'order_slow', fits: isCardOrder, delayMs: 15_000 },
  { kind: 'quote_expiring', fits: isNewQuote },
  { kind: 'redirect', fits: isOrder, isUnknown: true },
];

/** Whether a fault can be played to any client, or was asked for. Overlap is found in the calls. */
export function isOffered({ needs }: PlayableFault, extras: readonly Extra[]): boolean {
  return needs === undefined || needs === 'repeats' || needs === 'overlap' || extras.some((extra) => extra === needs);
}
