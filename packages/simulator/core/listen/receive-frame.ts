import { encodeUtf8 } from '../../../base/encoding/bytes.ts';
import { isRecord, parseJson } from '../../../base/encoding/json.ts';
import { validators } from '../../generated/request-validators.js';
import type { CloseCode } from '../contract/close-codes.ts';
import type { LocalisedText } from '../contract/contract-data.ts';
import { takeFault } from '../envelope/faults.ts';
import { getErrorEntry } from '../envelope/outcome.ts';
import type { Problem } from '../envelope/refusal.ts';
import { toDateTime, type Work } from '../state/work.ts';
import { isUnambiguous } from '../validation/json-text.ts';
import { toErrorDetail } from '../validation/problem-text.ts';
import { findProblems } from '../validation/problems.ts';
import { acknowledge } from './acknowledge.ts';
import { closeConnection } from './connections.ts';
import { findConnection } from './cursor.ts';
import { UNKNOWN_TYPE } from './effect.ts';
import type { Connection } from './listen-state.ts';

/** What a client may send (contract 2.11, 7.2, 7.3). */
const MAX_FRAME_BYTES = 65_536;
const MAX_FRAMES_PER_SECOND = 20;
const MAX_BAD_FRAMES = 3;
const CLIENT_PING_MS = 5000;

/** Most details of an error frame. */
const MAX_DETAILS = 20;

/** A field that no version of the contract has yet. */
const ADDED_LATER = { addedLater: { by: 'the simulator' } };

const SCHEMAS: Record<string, string> = { ack: 'WsAck', ping: 'WsPing', pong: 'WsPong' };

/** A frame of the client; undefined is one of bytes instead of text. */
export function receiveFrame(work: Work, sessionId: string, text: string | undefined): void {
  const connection = findConnection(work.state.listen, sessionId);
  if (!connection) return;
  connection.frameTimes = [...connection.frameTimes.filter((at) => at > work.time - 1000), work.time];
  const violation = findViolation(connection, text);
  if (violation) closeConnection(work, sessionId, violation);
  else readFrame(work, connection, text ?? '');
}

/** What ends a connection at once. */
function findViolation({ frameTimes }: Connection, text: string | undefined): CloseCode | undefined {
  if (frameTimes.length > MAX_FRAMES_PER_SECOND) return 4429;
  if (text === undefined) return 1003;
  return encodeUtf8(text).length > MAX_FRAME_BYTES ? 1009 : undefined;
}

function readFrame(work: Work, connection: Connection, text: string): void {
  const frame = parseJson(text);
  if (frame === undefined || !isUnambiguous(text)) {
    refuseFrame(work, connection, { code: 400001, frame });
    return;
  }
  const problems = findFrameProblems(frame);
  if (!isRecord(frame) || problems.length > 0) refuseFrame(work, connection, { code: 400002, frame, problems });
  else if (frame.type === 'ack') receiveAck(work, connection, String(frame.id), frame.messageIds);
  else if (frame.type === 'ping') receivePing(work, connection, String(frame.id));
  else if (frame.id === connection.awaitedPong) delete connection.awaitedPong;
}

function receiveAck(work: Work, { sessionId, userId }: Connection, id: string, messageIds: unknown): void {
  if (takeFault(work, ({ kind }) => kind === 'lost_acknowledgement')) return;
  const results = acknowledge(work, Array.isArray(messageIds) ? messageIds.map(String) : [], userId);
  const added = takeFault(work, ({ kind }) => kind === 'unknown_frame') ? ADDED_LATER : {};
  if (added === ADDED_LATER) work.effects.push({ session: sessionId, frame: { type: UNKNOWN_TYPE, ...added } });
  work.effects.push({ session: sessionId, frame: { type: 'ack.result', replyTo: id, results, ...added } });
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

type BadFrame = { code: 400001 | 400002; frame: unknown; problems?: Problem[] };

/** The third bad frame ends the connection. */
function refuseFrame(work: Work, connection: Connection, { code, frame, problems }: BadFrame): void {
  connection.badFrames += 1;
  const fatal = connection.badFrames >= MAX_BAD_FRAMES;
  const id = isRecord(frame) && typeof frame.id === 'string' && frame.id.length <= 64 ? frame.id : null;
  sendError(work, connection, { code, replyTo: id, fatal, problems });
  if (fatal) closeConnection(work, connection.sessionId, 4400);
}

function sendError(
  work: Work,
  { sessionId, locale }: Connection,
  { code, replyTo, fatal, problems = [] }: SocketError,
): void {
  const entry = getErrorEntry(code);
  const message = (MESSAGES[code] ?? entry.message)[locale];
  const details = problems.map((problem) => toErrorDetail(problem, locale));
  work.effects.push({
    session: sessionId,
    frame: { type: 'error', replyTo, code, error: entry.name, message, details, fatal },
  });
}

type SocketError = { code: number; replyTo: string | null; fatal: boolean; problems?: Problem[] };

/** What the catalogue says of bodies, said of frames. */
const MESSAGES: Record<number, LocalisedText> = {
  400001: { en: 'The frame is not valid JSON', zh: '该帧不是合法的 JSON' },
  400002: { en: 'One or more fields of the frame are invalid; see details', zh: '帧字段校验失败，详见 details' },
};

/** What a frame breaks of the schema of its type. */
function findFrameProblems(frame: unknown): Problem[] {
  if (!isRecord(frame)) return [{ field: 'frame', rule: 'type' }];
  const { type } = frame;
  if (type === undefined) return [{ field: 'type', rule: 'required' }];
  if (typeof type !== 'string' || !Object.hasOwn(SCHEMAS, type))
    return [{ field: 'type', rule: 'enum', value: Object.keys(SCHEMAS).join(', ') }];
  return findProblems(validators[SCHEMAS[type] ?? ''], frame).slice(0, MAX_DETAILS);
}
