import type { CertificationLog, Exchange } from '../exchange.ts';
import { draw } from './draw.ts';
import { FAULTS, isOffered, type PlannedFault, type PlayableFault } from './faults.ts';

/** So many calls between two faults are left alone. */
const CLEAN_CALLS = 3;
/** How often each fault is played. */
const MAX_PLAYS = 3;

/** What a request says before it is executed. */
export type Coming = Pick<Exchange, 'operation' | 'intent'>;

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
  let clean = 0;
  let seen = 0;
  const count = (kind: string) => plays.get(kind) ?? 0;
  return {
    see(exchange) {
      const { fault, status, operation, intent } = exchange;
      seen += 1;
      if (intent !== undefined) intents.add(intent);
      if (fault !== undefined) {
        plays.set(fault, count(fault) + 1);
        clean = 0;
      } else if (status < 300) {
        clean += 1;
        if (examples.has(operation)) return;
        examples.set(operation, exchange);
        for (const fault of FAULTS) if (isOffered(fault, extras) && fault.fits(exchange)) possible.add(fault);
      }
    },
    plan({ operation, intent }) {
      const example = examples.get(operation);
      if (!example || clean < CLEAN_CALLS) return undefined;
      // A second order for a new thing is a repeat of the first.
      const isNew = intent !== undefined && !intents.has(intent);
      // Reads come most often: what they can meet waits for what only orders can.
      const fewest = Math.min(...[...possible].map(({ kind }) => count(kind)));
      const due = [...possible].filter(
        ({ kind, fits, isUnknown }) =>
          count(kind) < MAX_PLAYS && count(kind) <= fewest + 1 && fits(example) && (isNew || !isUnknown),
      );
      const drawn = due[draw(`${seed}:${seen}:${operation}`, due.length)];
      if (!drawn) return undefined;
      const { fits: _, isUnknown: __, next: ___, needs: ____, ...fault } = drawn;
      // Each trial of a watched client is one response.
      return { ...fault, operation, times: 1 };
    },
  };
}
