import { isOverlapped } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { draw } from './draw.ts';
import { FAULTS, isOffered, type PlannedFault, type PlayableFault } from './faults.ts';

/** So many calls between two faults are left alone. */
const CLEAN_CALLS = 3;
/** How often each fault is played. */
const MAX_PLAYS = 3;

/** What a request says before it is executed. */
export type Coming = Pick<Exchange, 'operation' | 'intent'> & {
  /** The idempotency key as it was sent: in memory only. */
  sentKey?: string;
};

/** What a watched client has met so far, counted call by call: a search through the log would cost each call more than the one before. */
export type WatchPlan = {
  see(exchange: Exchange): void;
  /** The fault for the request that has arrived. The first success of an operation is left alone. */
  plan(coming: Coming): PlannedFault | undefined;
};

/** Plans the faults of a watched client. The same seed and the same calls give the same faults. */
export function createWatchPlan({ seed, extras }: Pick<CertificationLog, 'seed' | 'extras'>): WatchPlan {
  const plays = new Map<string, number>();
  const examples = new Map<string, Exchange>();
  const intents = new Set<string>();
  /** Faults that some operation of this client can meet. */
  const possible = new Set<PlayableFault>();
  /** A call whose next attempts meet the same fault. */
  let repeated: { key: string; fault: PlannedFault; left: number } | undefined;
  let last: Exchange | undefined;
  /** The last call that was under way together with another. */
  let overlap: number | undefined;
  let clean = 0;
  let seen = 0;
  /** When the response with the last fault arrives: it may be held. */
  let faultUntil = 0;

  const count = (kind: string) => plays.get(kind) ?? 0;
  /** Of two forms of a fault: the first call that fails does so again and again, and a token ends for two calls while some overlap. */
  const isDueForm = ({ kind, needs }: PlayableFault) => {
    if (kind === 'internal_error') return (needs === 'repeats') === (count(kind) === 0);
    if (kind !== 'token_ended') return true;
    return needs === 'overlap' ? overlap !== undefined && seen - overlap <= CLEAN_CALLS : overlap === undefined;
  };

  return {
    see(exchange) {
      const { fault, status, operation, intent, at } = exchange;
      seen += 1;
      if (last !== undefined && isOverlapped(last, exchange)) {
        // Tokens that ended for one call show nothing of calls that share one.
        if (overlap === undefined) plays.delete('token_ended');
        overlap = seen;
      }
      last = exchange;
      if (intent !== undefined) intents.add(intent);
      if (fault !== undefined) {
        plays.set(fault, count(fault) + 1);
        clean = 0;
        faultUntil = exchange.answeredAt;
      } else if (status < 300) {
        if (at >= faultUntil) clean += 1;
        if (examples.has(operation)) return;
        examples.set(operation, exchange);
        for (const one of FAULTS) if (isOffered(one, extras) && one.fits(exchange)) possible.add(one);
      }
    },
    plan({ operation, intent, sentKey }) {
      if (repeated && repeated.left > 0 && sentKey === repeated.key) {
        repeated.left -= 1;
        return repeated.fault;
      }
      const example = examples.get(operation);
      if (!example || clean < CLEAN_CALLS) return undefined;
      // A second order for a new thing is a repeat of the first.
      const isNew = intent !== undefined && !intents.has(intent);
      // Reads come most often: what they can meet waits for what only orders can.
      const fewest = Math.min(...[...possible].map(({ kind }) => count(kind)));
      const due = [...possible].filter(
        (one) =>
          count(one.kind) < MAX_PLAYS &&
          count(one.kind) <= fewest + 1 &&
          one.fits(example) &&
          (isNew || !one.isUnknown) &&
          isDueForm(one),
      );
      const drawn = due[draw(`${seed}:${seen}:${operation}`, due.length)];
      if (!drawn) return undefined;
      // A call that arrives before this fault is seen meets none.
      clean = 0;
      const { fits: _, isUnknown: __, next: ___, points: ____, needs, ...more } = drawn;
      // Each trial of a watched client is one response, but for a call that fails again and again.
      const fault = { ...more, operation, times: 1 };
      if (needs === 'repeats' && sentKey !== undefined)
        repeated = { key: sentKey, fault, left: (drawn.times ?? 1) - 1 };
      return fault;
    },
  };
}
