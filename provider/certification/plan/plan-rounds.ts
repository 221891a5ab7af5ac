import { isOverlapped } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { draw } from './draw.ts';
import { FAULTS, isOffered, isOrder, type PlannedFault, type PlayableFault } from './faults.ts';

/** What happens in one round: a fault of one operation, an offline product line, or the end of the command in the middle of an operation. */
export type Play =
  | { kind: 'fault'; fault: PlannedFault; next?: PlayableFault['next'] }
  | { kind: 'offline' }
  | { kind: 'crash'; operation: string }
  /** The daily job of the reader, after purchases with a card of the run without faults. */
  | { kind: 'daily' };

/** The rounds after the one without faults. The seed draws the operation of each among those that the client calls. */
export function planRounds({ seed, extras, exchanges }: CertificationLog): Play[] {
  const baseline = exchanges.filter(({ round }) => round === 0);
  const overlapped = baseline.filter((one, index) => isOverlapped(one, baseline[index + 1]));
  const offered = FAULTS.filter((one) => isOffered(one, extras));
  const plays = offered.flatMap(({ fits, next, isUnknown: _, needs, ...fault }, index): Play[] => {
    const candidates = needs === 'overlap' ? overlapped : baseline;
    const operations = [...new Set(candidates.filter(fits).map(({ operation }) => operation))].sort();
    const operation = operations[draw(`${seed}:${index}:${fault.kind}`, operations.length)];
    return operation === undefined
      ? []
      : [{ kind: 'fault', fault: { ...fault, operation }, ...(next !== undefined && { next }) }];
  });
  const orders = [...new Set(baseline.filter(isOrder).map(({ operation }) => operation))].sort();
  const operation = extras.includes('crash') ? orders[draw(`${seed}:crash`, orders.length)] : undefined;
  const crash: Play[] = operation === undefined ? [] : [{ kind: 'crash', operation }];
  const daily: Play[] = extras.includes('daily') ? [{ kind: 'daily' }] : [];
  return baseline.length === 0 ? [] : [...daily, ...plays, { kind: 'offline' }, ...crash];
}

/** The second fault of a round, when its time has come. */
export function planSecond(play: Play, exchanges: readonly Exchange[]) {
  if (play.kind !== 'fault' || play.next === undefined) return undefined;
  const { when, ...second } = play.next;
  const first = exchanges.findIndex(({ fault }) => fault === play.fault.kind);
  if (first < 0) return undefined;
  const hasGoneOn = exchanges.slice(first + 1).some(({ status, grant }) => status < 300 && grant === undefined);
  return when === 'next' || hasGoneOn ? second : undefined;
}
