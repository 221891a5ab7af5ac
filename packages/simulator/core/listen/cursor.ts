import type { Schema } from '../contract/schemas.ts';
import { findIn, listValues, removeFrom } from '../state/table.ts';
import type { Work } from '../state/work.ts';
import type { Connection, ListenState, StoredEvent } from './listen-state.ts';

/** How long events are stored, and how many (contract 7.4). */
const RETENTION_MS = 7 * 86_400_000;
export const MAX_RETAINED = 10_000;

/** Position in the stream of a user, or of the merchant. */
export function getCursor(listen: ListenState, userId: string | undefined): Schema<'EventCursor'> {
  const events = listValues(listen.events).filter((event) => userId === undefined || event.userId === userId);
  const seqs = events.map(({ seq }) => seq);
  return {
    lastSeq: events.length === 0 && userId === undefined ? listen.lastSeq : Math.max(0, ...seqs),
    oldestSeq: seqs.length === 0 ? 0 : Math.min(...seqs),
    unacked: events.filter(isUnacknowledged).length,
  };
}

export function isUnacknowledged({ status }: StoredEvent): boolean {
  return status === 'created' || status === 'queued' || status === 'in_flight';
}

/** An open connection by its session: never what every object has by that name. */
export function findConnection({ connections }: ListenState, sessionId: string): Connection | undefined {
  return Object.hasOwn(connections, sessionId) ? connections[sessionId] : undefined;
}

export function findEvent({ events }: ListenState, seq: number): StoredEvent | undefined {
  return findIn(events, String(seq));
}

/** Deletes what is too old, or too many. Called before anybody looks. */
export function dropOldEvents({ state: { listen }, time }: Work): void {
  while (listen.oldestSeq <= listen.lastSeq) {
    const oldest = findEvent(listen, listen.oldestSeq);
    const isTooMany = listen.lastSeq - listen.oldestSeq >= MAX_RETAINED;
    if (oldest && !isTooMany && time - oldest.occurredAt < RETENTION_MS) return;
    if (oldest) {
      removeFrom(listen.seqs, oldest.messageId);
      for (const connection of Object.values(listen.connections)) removeFromConnection(connection, oldest.seq);
    }
    removeFrom(listen.events, String(listen.oldestSeq));
    listen.oldestSeq += 1;
  }
}

/** Takes a message out of a connection: acknowledged, parked or deleted. */
export function removeFromConnection(connection: { inFlight: number[]; queue: number[] }, seq: number): void {
  if (connection.inFlight.includes(seq)) connection.inFlight = connection.inFlight.filter((one) => one !== seq);
  if (connection.queue.includes(seq)) connection.queue = connection.queue.filter((one) => one !== seq);
}
