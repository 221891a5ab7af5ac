import type { Schema } from '../contract/schemas.ts';
import { assertTransition } from '../contract/transitions.ts';
import { startTimer, toDateTime, type Work } from '../state/work.ts';
import { findEvent, isUnacknowledged, removeFromConnection } from './cursor.ts';
import type { Connection, StoredEvent } from './listen-state.ts';

/** Unacknowledged messages on one connection (contract 7.4). */
export const WINDOW = 100;
/** Delays before the next attempt, by attempt; the last one repeats. */
const DELAYS_MS = [30_000, 60_000, 120_000, 300_000, 600_000];
/** No more attempts so long after the first. */
const PARKED_AFTER_MS = 72 * 3_600_000;

export function hasRoom({ inFlight }: Connection): boolean {
  return inFlight.length < WINDOW;
}

/** Sends a message to connections, as one attempt. */
export function deliver(work: Work, event: StoredEvent, connections: readonly Connection[]): void {
  moveEvent(event, 'in_flight');
  event.attempt += 1;
  event.firstSentAt ??= work.time;
  const delay = getDelay(event.attempt);
  const parkedAt = event.firstSentAt + PARKED_AFTER_MS;
  for (const connection of connections) {
    if (!connection.inFlight.includes(event.seq)) connection.inFlight.push(event.seq);
    work.effects.push({ session: connection.sessionId, frame: toFrame(event, work.time, delay) });
  }
  startTimer(work, 'message-redelivery', `${event.seq}:${event.attempt}`, Math.min(delay, parkedAt - work.time));
}

function getDelay(attempt: number): number {
  const delay = DELAYS_MS[Math.min(attempt, DELAYS_MS.length) - 1];
  if (delay === undefined) throw new Error('Attempts count from 1.');
  return delay;
}

/** A message that was acknowledged before: no acknowledgement is wanted. */
export function replay(work: Work, event: StoredEvent, { sessionId }: Connection): void {
  work.effects.push({
    session: sessionId,
    frame: { ...toFrame(event, work.time, 0), attempt: Math.max(event.attempt, 1), replay: true, ackDeadline: null },
  });
}

/** Not acknowledged in time: sent again, until 72 hours after the first attempt. */
export function redeliver(work: Work, subject: string): void {
  const { listen } = work.state;
  const [seq, attempt] = subject.split(':').map(Number);
  const event = findEvent(listen, seq ?? 0);
  if (event?.status !== 'in_flight' || event.attempt !== attempt) return;
  if (parkWhenOld(work, event)) return;
  const holders = Object.values(listen.connections).filter(({ inFlight }) => inFlight.includes(event.seq));
  if (holders.length > 0) deliver(work, event, holders);
}

/** Whether the message has become too old to be sent; then it is parked. */
export function parkWhenOld(work: Work, event: StoredEvent): boolean {
  if (event.firstSentAt === undefined || work.time < event.firstSentAt + PARKED_AFTER_MS) return false;
  moveEvent(event, 'parked');
  finishDelivery(work, event.seq);
  return true;
}

/** A message that is acknowledged or parked leaves every connection; the next ones are sent. */
export function finishDelivery(work: Work, seq: number): void {
  for (const connection of Object.values(work.state.listen.connections)) {
    removeFromConnection(connection, seq);
    fillWindow(work, connection);
  }
}

function fillWindow(work: Work, connection: Connection): void {
  while (hasRoom(connection) && connection.queue.length > 0) {
    const [seq = 0, ...rest] = connection.queue;
    connection.queue = rest;
    const event = findEvent(work.state.listen, seq);
    if (event && isUnacknowledged(event)) deliver(work, event, [connection]);
  }
}

export function moveEvent(event: StoredEvent, to: StoredEvent['status']): void {
  assertTransition('message', event.status, to);
  event.status = to;
}

function toFrame(
  { type, messageId, seq, attempt, userId, occurredAt, data }: StoredEvent,
  time: number,
  delay: number,
): Schema<'WsEvent'> {
  return {
    type,
    messageId,
    seq,
    attempt,
    replay: false,
    userId,
    occurredAt: toDateTime(occurredAt),
    sentAt: toDateTime(time),
    ackDeadline: toDateTime(time + delay),
    data: JSON.parse(JSON.stringify(data)),
  };
}
