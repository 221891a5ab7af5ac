import { contract } from '../../../.generated/sandbox/contract.ts';
import { validators } from '../../../.generated/sandbox/request-validators.js';
import { encodeUtf8 } from '../../protocol/encoding/bytes.ts';
import { isRecord, parseJson } from '../../protocol/encoding/json.ts';
import { takeFault } from '../envelope/faults.ts';
import { toDateTime, type Work } from '../state/work.ts';
import { isUnambiguous } from '../validation/json-text.ts';
import { acknowledge } from './acknowledge.ts';
import { closeConnection } from './connections.ts';
import type { Connection } from './listen-state.ts';

/** What a client may send (contract 2.11, 7.2, 7.3). */
const MAX_FRAME_BYTES = 65_536;
const MAX_FRAMES_PER_SECOND = 20;
const MAX_BAD_FRAMES = 3;
const CLIENT_PING_MS = 5000;

const SCHEMAS: Record<string, string> = { ack: 'WsAck', ping: 'WsPing', pong: 'WsPong' };

/** A frame of the client; undefined is one of bytes instead of text. */
export function receiveFrame(work: Work, sessionId: string, text: string | undefined): void {
  const connection = work.state.listen.connections[sessionId];
  if (!connection) return;
  connection.frameTimes = [...connection.frameTimes.filter((at) => at > work.time - 1000), work.time];
  const violation = findViolation(connection, text);
  if (violation) closeConnection(work, sessionId, violation.close, violation.reason);
  else readFrame(work, connection, text ?? '');
}

/** What ends a connection at once. */
function findViolation(
  { frameTimes }: Connection,
  text: string | undefined,
): { close: number; reason: string } | undefined {
  if (frameTimes.length > MAX_FRAMES_PER_SECOND) return { close: 4429, reason: 'too many frames' };
  if (text === undefined) return { close: 1003, reason: 'binary frame' };
  return encodeUtf8(text).length > MAX_FRAME_BYTES ? { close: 1009, reason: 'frame too large' } : undefined;
}

function readFrame(work: Work, connection: Connection, text: string): void {
  const frame = parseJson(text);
  if (frame === undefined || !isUnambiguous(text)) refuseFrame(work, connection, 400001, frame);
  else if (!isRecord(frame) || !isValid(frame)) refuseFrame(work, connection, 400002, frame);
  else if (frame.type === 'ack') receiveAck(work, connection, String(frame.id), frame.messageIds);
  else if (frame.type === 'ping') receivePing(work, connection, String(frame.id));
  else if (frame.id === connection.awaitedPong) delete connection.awaitedPong;
}

function receiveAck(work: Work, { sessionId, userId }: Connection, id: string, messageIds: unknown): void {
  if (takeFault(work, ({ kind }) => kind === 'lost_acknowledgement')) return;
  const results = acknowledge(work, Array.isArray(messageIds) ? messageIds.map(String) : [], userId);
  work.effects.push({ session: sessionId, frame: { type: 'ack.result', replyTo: id, results } });
}

function receivePing(work: Work, connection: Connection, id: string): void {
  const { lastClientPing, sessionId } = connection;
  if (lastClientPing !== undefined && work.time - lastClientPing < CLIENT_PING_MS) {
    sendError(work, connection, { code: 429001, replyTo: id, fatal: false });
    return;
  }
  connection.lastClientPing = work.time;
  work.effects.push({ session: sessionId, frame: { type: 'pong', id, ts: toDateTime(work.time) } });
}

/** The third bad frame ends the connection. */
function refuseFrame(work: Work, connection: Connection, code: number, frame: unknown): void {
  connection.badFrames += 1;
  const fatal = connection.badFrames >= MAX_BAD_FRAMES;
  const id = isRecord(frame) && typeof frame.id === 'string' && frame.id.length <= 64 ? frame.id : null;
  sendError(work, connection, { code, replyTo: id, fatal });
  if (fatal) closeConnection(work, connection.sessionId, 4400, 'malformed');
}

function sendError(
  work: Work,
  { sessionId, locale }: Connection,
  { code, replyTo, fatal }: { code: number; replyTo: string | null; fatal: boolean },
): void {
  const entry = contract.errors[String(code)];
  work.effects.push({
    session: sessionId,
    frame: { type: 'error', replyTo, code, error: entry?.name, message: entry?.message[locale], fatal },
  });
}

function isValid(frame: Record<string, unknown>): boolean {
  const name = typeof frame.type === 'string' && Object.hasOwn(SCHEMAS, frame.type) ? SCHEMAS[frame.type] : undefined;
  const validate = name === undefined ? undefined : validators[name];
  return validate?.(frame) ?? false;
}
