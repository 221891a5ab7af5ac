import type { CertificationLog } from '../exchange.ts';
import type { Closed, Sent, SocketFact } from '../socket-fact.ts';
import { isAliveFor, listCloses } from './events.ts';
import { failed, leftOpen, passed, type Trial } from './point.ts';

const LOST_CODES = [1001, 1006, 1012];
const RETURN_MS = 90_000;
/** So many connections in a second have no wait between them. */
const MAX_ATTEMPTS = 5;
/** A connection that lives longer ends a row of losses: the waits start again. */
const STABLE_MS = 60_000;
/** The first wait is shorter: one as long as this has grown. */
const GROWN_MS = 2000;
const MIN_LOSSES = 3;
/** With random waits that double, fewer than one row in a hundred thousand has no such wait. */
const MAX_LOSSES = 8;
const TOLERANCE_MS = 50;

type Return = { lost: Closed; next: Extract<SocketFact, { kind: 'connect' }> };

/** W6: a lost connection returns, after a random wait that grows while it is lost again and again. */
export function judgeReturns(log: CertificationLog): Trial[] {
  const single = listCloses(log, LOST_CODES).flatMap((lost) => judgeReturn(lost, log));
  const rows = listRows(log.sockets).map((row): Trial => {
    const grown = row.find((one) => getWait(one) >= GROWN_MS);
    if (grown && row.length >= MIN_LOSSES) return passed(grown.lost, grown.next);
    const evidence = row.slice(0, MIN_LOSSES).flatMap(({ lost, next }) => [lost, next]);
    return !grown && row.length >= MAX_LOSSES ? failed(...evidence) : leftOpen('too few trials', ...evidence);
  });
  return [...single, ...rows];
}

/** What is wrong with one return alone. */
function judgeReturn(lost: Closed, log: CertificationLog): Trial[] {
  const after = listConnectsAfter(lost, log.sockets);
  const [next] = after;
  if (!next) return isAliveFor(log, lost, RETURN_MS) ? [failed(lost)] : [leftOpen('left open', lost)];
  const storm = after.filter(({ at }) => at - lost.at < 1000);
  if (storm.length >= MAX_ATTEMPTS) return [failed(lost, ...storm.slice(0, MAX_ATTEMPTS))];
  const goodbye = log.sockets.find(
    (one): one is Sent => one.kind === 'sent' && one.session === lost.session && one.reconnectAfterMs !== undefined,
  );
  const isEarly = goodbye !== undefined && next.at - lost.at < (goodbye.reconnectAfterMs ?? 0) - TOLERANCE_MS;
  if (isEarly) return [failed(goodbye, lost, next)];
  return next.at - lost.at <= RETURN_MS ? [] : [failed(lost, next)];
}

/** The client has connected again after a loss. */
export function hasReturned({ sockets }: CertificationLog): boolean {
  return listRows(sockets).length > 0;
}

/** Enough losses in a row to say whether the wait grows. */
export function isBackOffDecided(facts: readonly SocketFact[]): boolean {
  return listRows(facts).some(
    (row) => row.length >= MAX_LOSSES || (row.length >= MIN_LOSSES && row.some((one) => getWait(one) >= GROWN_MS)),
  );
}

/** Returns one after the other, with no stable connection between. */
function listRows(facts: readonly SocketFact[]): Return[][] {
  return listCloses({ sockets: [...facts] }, LOST_CODES).reduce<Return[][]>((rows, lost) => {
    const [next] = listConnectsAfter(lost, facts);
    const row = rows.at(-1);
    const before = row?.at(-1)?.next;
    if (!next) return rows;
    const isSameRow = before !== undefined && before.round === lost.round && lost.at - before.at < STABLE_MS;
    if (isSameRow) row?.push({ lost, next });
    else rows.push([{ lost, next }]);
    return rows;
  }, []);
}

/** In the same round. */
function listConnectsAfter(lost: SocketFact, facts: readonly SocketFact[]) {
  const later = facts.slice(facts.indexOf(lost) + 1).filter(({ round }) => round === lost.round);
  return later.filter((one) => one.kind === 'connect');
}

function getWait({ lost, next }: Return): number {
  return next.at - lost.at;
}
