import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import { type Bytes, concatBytes, decodeUtf8, encodeUtf8 } from '../../src/encoding/bytes.ts';
import { isRecord, parseJson } from '../../src/encoding/json.ts';
import { readHeader, type SandboxRequest, type SandboxResponse, splitTarget } from '../simulator/envelope/request.ts';
import { findRoute } from '../simulator/envelope/routes.ts';
import type { Exchange } from './exchange.ts';

export type Observed = {
  request: SandboxRequest;
  response: SandboxResponse;
  at: number;
  answeredAt: number;
  round: number;
};

/** Ids of objects; never those of requests, merchants or credentials. */
const OBJECT_ID = /\b(?!req_|mch_|ses_|cm_)[a-z]{2,5}_[0-7][0-9A-HJKMNP-TV-Z]{25}\b/g;
/** May differ between two requests for the same thing. */
const NOT_INTENDED = /^(?:merchantOrderNo|metadata|reference|encrypted.*)$/;

/** The facts of an exchange. Undefined for what is no operation of the contract. */
export function observe({ request, response, at, answeredAt, round }: Observed, salt: string): Exchange | undefined {
  const { path, query } = splitTarget(request.target);
  const operation = tryOperation(request.method, path);
  if (!operation) return undefined;
  const digest = (bytes: Bytes) => hex.encode(sha256(concatBytes(encodeUtf8(salt), bytes))).slice(0, 16);
  const digestText = (text: string | undefined) => (text === undefined ? undefined : digest(encodeUtf8(text)));
  const sent = parseRecord(decodeUtf8(request.body ?? new Uint8Array()));
  const envelope = parseRecord(response.body);
  const data = isRecord(envelope.data) ? envelope.data : {};
  const parameters = new URLSearchParams(query);
  const header = (name: string) => readHeader(request, name);
  const isKeyed = operation.idempotency === 'required' || operation.idempotency === 'optional';
  const number = typeof sent.merchantOrderNo === 'string' ? sent.merchantOrderNo : undefined;
  const authorization = header('Authorization');
  const grant = operation.id !== 'exchangeToken' ? undefined : sent.grantType === 'refresh_token' ? 'refresh' : 'code';
  return dropUndefined<Exchange>({
    round,
    at,
    answeredAt,
    // A response without signature headers has its id in the body alone.
    requestId: typeof envelope.requestId === 'string' ? envelope.requestId : (response.headers['X-Request-Id'] ?? ''),
    operation: operation.id,
    isWrite: isKeyed,
    hasBody: request.body !== undefined,
    hasParameters: operation.path.includes('{') || query !== '',
    bytes: digest(concatBytes(encodeUtf8(`${request.method}\n${path}\n`), request.body ?? new Uint8Array())),
    nonce: digestText(header('X-Nonce') ?? parameters.get('nonce') ?? undefined),
    timestamp: Number(header('X-Timestamp') ?? parameters.get('timestamp')) || undefined,
    key: isKeyed ? digestText(header('Idempotency-Key')) : undefined,
    number: digestText(number),
    intent: number === undefined ? undefined : digestText(`${request.method} ${path} ${describeIntent(sent)}`),
    shape: number === undefined ? undefined : digestText(describeIntent(sent).replaceAll(OBJECT_ID, '')),
    token: digestText(authorization),
    grant,
    uses: findIds(`${path} ${JSON.stringify(sent)}`),
    status: response.status,
    code: typeof envelope.code === 'number' ? envelope.code : 0,
    retryAfterMs: Number(response.headers['Retry-After']) * 1000 || undefined,
    fault: response.delivery?.fault,
    gives: findIds(JSON.stringify(data)),
    state: typeof data.status === 'string' ? data.status : undefined,
  });
}

function tryOperation(method: string, path: string) {
  try {
    return findRoute(method, path).operation;
  } catch {
    return undefined;
  }
}

function describeIntent(body: Record<string, unknown>): string {
  const entries = Object.entries(body).filter(([name]) => !NOT_INTENDED.test(name));
  return JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function findIds(text: string): string[] {
  return [...new Set(text.match(OBJECT_ID))];
}

function parseRecord(text: string | undefined): Record<string, unknown> {
  const value = parseJson(text ?? '');
  return isRecord(value) ? value : {};
}

/** As it comes back from JSON, so that a stored log and the present one are the same value. */
function dropUndefined<T extends object>(value: { [Name in keyof T]: T[Name] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
}
