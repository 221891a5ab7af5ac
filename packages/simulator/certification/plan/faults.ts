import type { Fault } from '../../core/envelope/envelope-state.ts';
import type { Exchange, Extra } from '../exchange.ts';
import type { PointId } from '../points/point-ids.ts';

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
  /** What a round with it is played for. */
  points: readonly PointId[];
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

/** What each repeat of a write shows. */
const REPEATS: readonly PointId[] = ['S2', 'I1', 'I2'];
const UNKNOWN: readonly PointId[] = ['U1', 'U2', ...REPEATS];

/** In the order of the rounds; each of a `run` has one. */
export const FAULTS: readonly PlayableFault[] = [
  { kind: 'unsigned', fits: isOrder, points: ['S3'] },
  { kind: 'altered', fits: isOrder, points: ['S3'] },
  { kind: 'other_key', fits: isOrder, points: ['S3'] },
  { kind: 'respaced', fits: isOrder, points: ['S4'] },
  { kind: 'second_key', fits: isOrder, needs: 'rotate-key', points: ['S5'] },
  { kind: 'token_ended', fits: needsToken, next: { kind: 'token_ended', when: 'accepted' }, points: ['T1', 'T4'] },
  {
    kind: 'token_ended',
    fits: needsToken,
    next: { kind: 'cut_after_commit', operation: 'exchangeToken', when: 'next' },
    points: ['T3'],
  },
  { kind: 'token_ended', fits: needsToken, delayMs: 400, needs: 'overlap', points: ['T2'] },
  { kind: 'key_disabled', fits: needsToken, points: ['T1'] },
  { kind: 'rate_limited', fits: isWrite, retryAfter: 1, points: ['R1', ...REPEATS] },
  { kind: 'unavailable', fits: isWrite, retryAfter: 1, points: ['R1', ...REPEATS] },
  { kind: 'cut_after_commit', fits: isOrder, runningMs: 1500, isUnknown: true, points: ['R1', ...UNKNOWN] },
  { kind: 'cut_before_commit', fits: isOrder, isUnknown: true, points: UNKNOWN },
  { kind: 'cut_after_commit', fits: isOrder, isUnknown: true, points: UNKNOWN },
  { kind: 'internal_error', fits: isOrder, isUnknown: true, points: UNKNOWN },
  { kind: 'internal_error', fits: isOrder, isUnknown: true, times: 12, needs: 'repeats', points: ['R2'] },
  { kind: 'upstream_error', fits: isOrder, isUnknown: true, points: UNKNOWN },
  { kind: 'timeout_after_commit', fits: isOrder, isUnknown: true, points: UNKNOWN },
  { kind: 'held', fits: isOrder, isUnknown: true, needs: 'long', points: ['U3'] },
  { kind: 'forged_refusal', fits: isOrder, isUnknown: true, points: ['U1', 'U2'] },
  { kind: 'order_declined', fits: isCardOrder, points: ['I3', 'O3'] },
  { kind: 'unknown_field', fits: isOrder, points: ['F1'] },
  { kind: 'unknown_status', fits: isStateRead, points: ['F2'] },
  { kind: 'unknown_code', fits: isWrite, retryAfter: 1, points: ['F3'] },
  { kind: 'unknown_refusal', fits: isOrder, times: 3, points: ['F3'] },
  { kind: 'order_slow', fits: isCardOrder, delayMs: 15_000, points: ['O2'] },
  { kind: 'quote_expiring', fits: isNewQuote, points: ['M2'] },
  { kind: 'redirect', fits: isOrder, isUnknown: true, points: ['P1'] },
];

/** Whether a fault can be played to any client, or was asked for. Overlap is found in the calls. */
export function isOffered({ needs }: PlayableFault, extras: readonly Extra[]): boolean {
  return needs === undefined || needs === 'repeats' || needs === 'overlap' || extras.some((extra) => extra === needs);
}
