import type { MessageLocale } from '../envelope/locale.ts';
import type { Table } from '../state/table.ts';

export type EventType =
  | 'deposit.detected'
  | 'deposit.confirmed'
  | 'deposit.reverted'
  | 'withdrawal.updated'
  | 'user.updated';

export type EventFamily = 'deposit' | 'withdrawal' | 'user';

/** A message of the stream with what is known of its delivery. */
export type StoredEvent = {
  messageId: string;
  seq: number;
  type: EventType;
  userId: string;
  occurredAt: number;
  /** The object as it was when it happened. */
  data: unknown;
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
