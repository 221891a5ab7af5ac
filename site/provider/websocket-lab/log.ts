import { isRecord, parseJson } from '../../../packages/base/encoding/json.ts';
import type { Schema, Schemas } from '../../../packages/simulator/core/contract/schemas.ts';
import type { Problem } from '../../../packages/simulator/core/envelope/refusal.ts';
import { findProblems } from '../../../packages/simulator/core/validation/problems.ts';
import { validators } from '../../../packages/simulator/generated/response-validators.js';

/** Something that happened on the connection, in the order in which the client saw it. Times are the provider's, in Unix milliseconds. */
export type LogEntry = { id: number; time: number } & (
  | { kind: 'open' }
  | { kind: 'close'; code: number; reason: string }
  | Frame
  /** Messages that were confirmed over HTTP instead. */
  | { kind: 'confirmed'; text: string; messageIds: string[] }
);

export type Frame = {
  kind: 'in' | 'out';
  text: string;
  /** The frame as a value; undefined for what is not JSON. */
  value: Record<string, unknown> | undefined;
  /** Name of the schema in the AsyncAPI document; undefined where no frame of the contract has this type. */
  schema: string | undefined;
  /** Rules of that schema that it breaks. */
  problems: Problem[];
};

/** A message of the stream, as far as its delivery goes. */
export type Delivery = Pick<Schema<'WsEvent'>, 'type' | 'messageId' | 'seq' | 'attempt' | 'replay' | 'ackDeadline'>;

type WebsocketFrame = Schema<
  'WsEvent' | 'WsWelcome' | 'WsPing' | 'WsPong' | 'WsAck' | 'WsAckResult' | 'WsError' | 'WsGoodbye'
>;

const SCHEMAS: Record<string, string> = {
  welcome: 'WsWelcome',
  ping: 'WsPing',
  pong: 'WsPong',
  ack: 'WsAck',
  'ack.result': 'WsAckResult',
  error: 'WsError',
  goodbye: 'WsGoodbye',
  'deposit.detected': 'DepositEvent',
  'deposit.confirmed': 'DepositEvent',
  'deposit.reverted': 'DepositEvent',
  'withdrawal.updated': 'WithdrawalEvent',
  'user.updated': 'UserEvent',
} satisfies Record<WebsocketFrame['type'], keyof Schemas>;

/** A frame, checked against the schema that the contract has for its type. */
export function readFrame(kind: Frame['kind'], text: string): Frame {
  const parsed = parseJson(text);
  const value = isRecord(parsed) ? parsed : undefined;
  const type = String(value?.type);
  const schema = Object.hasOwn(SCHEMAS, type) ? SCHEMAS[type] : undefined;
  return { kind, text, value, schema, problems: schema ? findProblems(validators[schema], value) : [] };
}

export function isValidFrame({ schema, problems }: Frame): boolean {
  return schema !== undefined && problems.length === 0;
}

export function isHeartbeat({ value }: Frame): boolean {
  return value?.type === 'ping' || value?.type === 'pong';
}

/** The message in a frame that delivers one. */
export function getDelivery(entry: LogEntry): Delivery | undefined {
  if (entry.kind !== 'in' || typeof entry.value?.messageId !== 'string') return undefined;
  // The frame has been checked against its schema; one that breaks it says so in the log.
  return entry.value as Delivery;
}

/** Ids of the messages that an entry says are acknowledged. */
export function getAcknowledged(entry: LogEntry): string[] {
  if (entry.kind === 'confirmed') return entry.messageIds;
  if (entry.kind !== 'in' || entry.value?.type !== 'ack.result') return [];
  return readAcknowledged(entry.value.results);
}

/** Of the results of an acknowledgement: those that the server has, now or before. */
export function readAcknowledged(results: unknown): string[] {
  if (!Array.isArray(results)) return [];
  return results.flatMap(({ messageId, outcome }: Schema<'AckItem'>) => (outcome === 'not_found' ? [] : [messageId]));
}

/** The log as JSON Lines, oldest first: what went over the connection, with the verdict of its schema. */
export function printLog(entries: readonly LogEntry[]): string {
  const lines = entries
    .toSorted((one, other) => one.id - other.id)
    .map(({ id: _, time, ...entry }) => JSON.stringify({ time: new Date(time).toISOString(), ...entry }));
  return `${lines.join('\n')}\n`;
}
