import { type CloseCode, toClose } from '../contract/close-codes.ts';
import type { Schema } from '../contract/schemas.ts';
import { assertTransition } from '../contract/transitions.ts';
import { insertTimer, removeTimers, type Timer, type Timers } from '../state/timers.ts';
import { startTimer, stopTimers, toDateTime, type Work } from '../state/work.ts';
import { findConnection, findEvent } from './cursor.ts';
import { moveEvent } from './deliver.ts';
import type { Connection } from './listen-state.ts';

/** The heartbeat and the age of a connection (contract 7.3, 7.4). */
export const HEARTBEAT_MS = 20_000;
export const PONG_MS = 10_000;
const MAX_AGE_MS = 86_400_000;
const GOODBYE_MS = 30_000;

export function startConnectionTimers(work: Work, { sessionId }: Connection): void {
  startTimer(work, 'heartbeat', sessionId, HEARTBEAT_MS);
  startTimer(work, 'connection-goodbye', sessionId, MAX_AGE_MS - GOODBYE_MS);
  startTimer(work, 'connection-end', sessionId, MAX_AGE_MS);
}

export function sendPing(work: Work, sessionId: string): void {
  const connection = findConnection(work.state.listen, sessionId);
  if (!connection) return;
  connection.pings += 1;
  const id = `hb-${connection.pings}`;
  connection.awaitedPong = id;
  work.effects.push({ session: sessionId, frame: { type: 'ping', id, ts: toDateTime(work.time) } });
  startTimer(work, 'heartbeat-answer', `${sessionId}:${id}`, PONG_MS);
  startTimer(work, 'heartbeat', sessionId, HEARTBEAT_MS);
}

export function checkPong(work: Work, subject: string): void {
  const [sessionId = '', id] = subject.split(':');
  const connection = findConnection(work.state.listen, sessionId);
  if (connection && connection.awaitedPong === id) closeConnection(work, sessionId, 4408);
}

/** A jump of the clock that leaves no time for a pong closes no connection: one ping goes out when the jump has ended, and a pong has its time from then on. */
export function rearmHeartbeats(timers: Timers, from: number, to: number): Timers {
  if (to - from <= PONG_MS) return timers;
  const isDue = ({ kind, at }: Timer) => at <= to && (kind === 'heartbeat' || kind === 'heartbeat-answer');
  const later = timers
    .flat()
    .filter(isDue)
    .map((timer) => ({ ...timer, at: timer.kind === 'heartbeat' ? to : to + PONG_MS }));
  return later.reduce(insertTimer, removeTimers(timers, isDue));
}

/** Announces a planned close. */
export function sendGoodbye(
  work: Work,
  session: string,
  { reason, reconnectAfterMs }: Pick<Schema<'WsGoodbye'>, 'reason' | 'reconnectAfterMs'>,
): void {
  work.effects.push({ session, frame: { type: 'goodbye', reason, closeInMs: GOODBYE_MS, reconnectAfterMs } });
}

/** Maintenance begins: the connection is closed when its goodbye says, instead of at its age. */
export function announceMaintenance(work: Work, sessionId: string, reconnectAfterMs: number): void {
  stopTimers(work, 'connection-goodbye', sessionId);
  stopTimers(work, 'connection-end', sessionId);
  sendGoodbye(work, sessionId, { reason: 'maintenance', reconnectAfterMs });
  startTimer(work, 'connection-end', sessionId, GOODBYE_MS);
}

/** The network fails: the socket ends without a close frame, or stays open and silent. */
export function loseConnection(work: Work, sessionId: string, isSilent = false): void {
  closeConnection(work, sessionId);
  work.effects.push({ session: sessionId, isLost: true, ...(isSilent && { isSilent }) });
}

/** Ends a connection. Messages that were on their way wait again, unless another connection has them too. */
export function closeConnection(work: Work, sessionId: string, close?: CloseCode): void {
  const { listen } = work.state;
  const connection = findConnection(listen, sessionId);
  if (!connection) return;
  assertTransition('connection', 'open', 'closed');
  delete listen.connections[sessionId];
  work.state.timers = removeTimers(
    work.state.timers,
    ({ subject }) => subject === sessionId || subject.startsWith(`${sessionId}:`),
  );
  const others = Object.values(listen.connections);
  for (const seq of connection.inFlight) {
    const event = findEvent(listen, seq);
    if (event?.status === 'in_flight' && !others.some(({ inFlight }) => inFlight.includes(seq)))
      moveEvent(event, 'queued');
  }
  if (close !== undefined) work.effects.push({ session: sessionId, ...toClose(close) });
}
