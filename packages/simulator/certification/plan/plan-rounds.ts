import { isOverlapped } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import type { PointId } from '../points/point-ids.ts';
import { POINTS } from '../points/points.ts';
import { draw } from './draw.ts';
import { FAULTS, isOffered, isOrder, type PlannedFault, type PlayableFault } from './faults.ts';
import { SOCKET_PLAYS, type SocketPlay } from './play-socket.ts';

/** What happens in one round: a fault of one operation, an offline product line, or the end of the command in the middle of an operation. */
export type Play =
  | { kind: 'fault'; fault: PlannedFault; next?: PlayableFault['next'] }
  | { kind: 'offline' }
  | { kind: 'crash'; operation: string }
  /** The daily job of the reader, after purchases with a card of the run without faults. */
  | { kind: 'daily' }
  /** Something happens to a websocket. */
  | { kind: 'socket'; play: SocketPlay };

type PlannedPlay = { play: Play; points: readonly PointId[] };

/** The rounds after the one without faults. The seed draws the operation of each among those that the client calls. `only`: those that these points need. */
export function planRounds({ seed, extras, exchanges, sockets, only }: CertificationLog): Play[] {
  const baseline = exchanges.filter(({ round }) => round === 0);
  const overlapped = baseline.filter((one, index) => isOverlapped(one, baseline[index + 1]));
  const offered = FAULTS.filter((one) => isOffered(one, extras));
  const plays = offered.flatMap(({ fits, next, isUnknown: _, needs, points, ...fault }, index): PlannedPlay[] => {
    const candidates = needs === 'overlap' ? overlapped : baseline;
    const operations = [...new Set(candidates.filter(fits).map(({ operation }) => operation))].sort();
    const operation = operations[draw(`${seed}:${index}:${fault.kind}`, operations.length)];
    if (operation === undefined) return [];
    return [{ play: { kind: 'fault', fault: { ...fault, operation }, ...(next !== undefined && { next }) }, points }];
  });
  const orders = [...new Set(baseline.filter(isOrder).map(({ operation }) => operation))].sort();
  const operation = extras.includes('crash') ? orders[draw(`${seed}:crash`, orders.length)] : undefined;
  const crash: PlannedPlay[] = operation === undefined ? [] : [{ play: { kind: 'crash', operation }, points: ['U4'] }];
  const daily: PlannedPlay[] = extras.includes('daily') ? [{ play: { kind: 'daily' }, points: ['M3'] }] : [];
  const listens = sockets.some(({ round, kind }) => round === 0 && kind === 'connect');
  const socketPlays = (listens ? SOCKET_PLAYS : []).map(
    ({ points, ...play }): PlannedPlay => ({ play: { kind: 'socket', play }, points }),
  );
  const offline: PlannedPlay = { play: { kind: 'offline' }, points: ['R3'] };
  const wanted = only && new Set(only.flatMap((id) => [id, ...listPresumed(id)]));
  return (baseline.length === 0 ? [] : [...daily, ...plays, offline, ...socketPlays, ...crash])
    .filter(({ points }) => wanted === undefined || points.some((id) => wanted.has(id)))
    .map(({ play }) => play);
}

/** What a point is graded after. */
function listPresumed(id: PointId): PointId[] {
  const { presumes = [] } = POINTS.find((point) => point.id === id) ?? {};
  return presumes.flatMap((one) => [one, ...listPresumed(one)]);
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
