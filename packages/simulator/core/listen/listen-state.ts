import type { Schema } from '../contract/schemas.ts';
import type { MessageLocale } from '../envelope/locale.ts';
import type { Table } from '../state/table.ts';

type EventType = Schema<'WsEvent'>['type'];

/** `deposit` of `deposit.detected`. */
export type EventFamily = EventType extends `${infer Family}.${string}` ? Family : never;

/** A message of the stream with what is known of its delivery. */
export type StoredEvent = {
  messageId: string;
  seq: number;
  type: EventType;
  userId: string;
  occurredAt: number;
  /** The object as it was when it happened. */
  data: Schema<'WsEvent'>['data'];
  status: 'created' | 'queued' | 'in_flight' | 'acked' | 'parked';
  attempt: number;
  firstSentAt?: number;
};

export type Connection = {
  sessionId: string;
  /** Undefined: the events of all users. */
  userId?: string;
  types: EventFamily[];
  locale: MessageLocale;
  /** Sent here and not acknowledged, at most 100. */
  inFlight: number[];
  /** Waiting for room in that window. */
  queue: number[];
  pings: number;
  awaitedPong?: string;
  badFrames: number;
  /** Times of the client's frames within the last second. */
  frameTimes: number[];
  lastClientPing?: number;
};

export type ListenState = {
  lastSeq: number;
  /** The oldest that is retained, once there is one. */
  oldestSeq: number;
  events: Table<StoredEvent>;
  seqs: Table<number>;
  connections: Record<string, Connection>;
};
