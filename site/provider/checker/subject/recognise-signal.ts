import { isRecord } from '../../../../packages/base/encoding/json.ts';

/** What says how an exchange ended or names it, without a body. */
export type Signal =
  | { kind: 'close'; code: number }
  | { kind: 'status'; status: number }
  | { kind: 'noResponse' }
  | { kind: 'requestId' }
  /** Of an object; its letters say of which. */
  | { kind: 'id'; prefix: string }
  /** Masked when it was pasted. */
  | { kind: 'cardNumber' }
  | { kind: 'idempotencyKey' }
  /** What was sent, not what came back. */
  | { kind: 'request' };

/** Codes of RFC 6455 section 7.4 that a connection ends with, and those of an application. */
const CLOSE = '(10(?:0\\d|1[0-5])|4\\d{3})';
const CLOSE_ALONE = new RegExp(`^\\D{0,3}${CLOSE}\\D{0,3}$`);
const CLOSE_IN_TEXT = new RegExp(`(?:clos|disconnect|websocket|\\bcode\\b)[^]{0,200}?(?<![\\w.:])${CLOSE}(?!\\w)`, 'i');

const STATUS_ALONE = /^(?:HTTP\S* |status(?: code)?[ :=]*)?([1-5]\d\d)(?: [A-Z][A-Za-z' -]*)?$/i;
const STATUS_IN_TEXT =
  /\b(?:HTTP\/[\d.]+|HTTP|status(?:[ _-]?code)?["']?)[ :="']*([1-5]\d\d)\b|\b([45]\d\d) (?:Client|Server) Error/i;

/** As curl, Node.js, Go, Java, Python and PHP say that nothing came back. */
const NO_RESPONSE =
  /time(?:d[ -]?|-)?out|ETIMEDOUT|ECONN(?:RESET|ABORTED)|socket hang up|connection reset|broken pipe|\bEOF\b|deadline exceeded|RemoteDisconnected|empty reply|NoHttpResponse/i;

const REQUEST_ID = /(?<!\w)req_[0-7][0-9A-HJKMNP-TV-Z]{25}(?!\w)/;
const ID = /^\W*(?:\w+\W{1,5})?([a-z]{2,4}_)[0-7][0-9A-HJKMNP-TV-Z]{25}\W*$/;
const CARD_NUMBER = /^\D{0,30}\d{4} ?\d\d\*{2}[ *]+\d{4}\D{0,5}$/;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** `curl`, or headers that only a request has. */
const REQUEST = /^[^\S\n]*(?:\$ )?curl (?!error)|^(?:> ?)?(?:X-Nonce|Authorization): /im;

/** Longer texts are logs, of which a number says nothing. */
const MAX_LENGTH = 10_000;

/** A close code, an HTTP status, a failed connection, a request ID or an idempotency key, alone or in a short text. */
export function recogniseSignal(text: string): Signal | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const trimmed = text.trim();
  const close = CLOSE_ALONE.exec(trimmed)?.[1] ?? CLOSE_IN_TEXT.exec(trimmed)?.[1];
  if (close !== undefined) return { kind: 'close', code: Number(close) };
  const [, status, failed] = STATUS_ALONE.exec(trimmed) ?? STATUS_IN_TEXT.exec(trimmed) ?? [];
  if (status !== undefined || failed !== undefined) return { kind: 'status', status: Number(status ?? failed) };
  if (NO_RESPONSE.test(trimmed)) return { kind: 'noResponse' };
  if (REQUEST_ID.test(trimmed)) return { kind: 'requestId' };
  const prefix = ID.exec(trimmed)?.[1];
  if (prefix !== undefined) return { kind: 'id', prefix };
  if (CARD_NUMBER.test(trimmed)) return { kind: 'cardNumber' };
  return /\bidempotency-?key\b/i.test(trimmed) || UUID.test(trimmed) ? { kind: 'idempotencyKey' } : undefined;
}

/** Whether a text without a status line is a request. */
export function isRequest(text: string): boolean {
  return REQUEST.test(text.slice(0, MAX_LENGTH));
}

/** The same of JSON that is no body of the API: the event of a closed connection, or what a gateway or a logger wrote. */
export function recogniseJsonSignal(value: unknown, text: string): Signal | undefined {
  if (!isRecord(value) || 'requestId' in value || 'data' in value) return undefined;
  const { code } = value;
  if (typeof code === 'number' && CLOSE_ALONE.test(String(code))) return { kind: 'close', code };
  return recogniseSignal(text);
}
