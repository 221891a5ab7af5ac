import { decodeUtf8 } from '../../base/encoding/bytes.ts';
import { isRecord, parseJson } from '../../base/encoding/json.ts';
import { readHeader, type SandboxRequest, splitTarget } from '../core/envelope/request.ts';
import { findRoute } from '../core/envelope/routes.ts';
import { REDIRECTED_PATH } from '../core/envelope/seal.ts';
import type { SeenCall } from '../core/envelope/seen-call.ts';
import type { Digest } from './digest.ts';
import type { Exchange } from './exchange.ts';
import type { Coming } from './plan/plan-next.ts';
import { findLeaks, type KnownSecrets, type OpenedField } from './secrets.ts';

export type Observed = SeenCall & {
  round: number;
  /** The encrypted fields of a body. */
  openFields: (body: string) => OpenedField[];
  known: KnownSecrets;
};

/** Ids of objects; never those of requests, merchants or credentials. */
const OBJECT_ID = /\b(?!req_|mch_|ses_|cm_)[a-z]{2,5}_[0-7][0-9A-HJKMNP-TV-Z]{25}\b/g;
/** May differ between two requests for the same thing. */
const NOT_INTENDED = /^(?:merchantOrderNo|metadata|reference|encrypted.*)$/;

const NO_BYTES = new Uint8Array();
const NO_PARAMETERS = new URLSearchParams();
/** They differ on each attempt. */
const SIGNATURE_PARAMETERS = /^(?:merchantId|keyId|timestamp|nonce|signature|sign)$/;

/** Who follows a redirect of the simulator arrives here. */
const REDIRECTED = { id: 'redirected', path: REDIRECTED_PATH, idempotency: 'none' } as const;

/** The facts of an exchange. Undefined for what is no operation of the contract. */
export function observe(
  { request, response, at, answeredAt, time, signatureTime, round, openFields, known }: Observed,
  digest: Digest,
): Exchange | undefined {
  const { path, query } = splitTarget(request.target);
  const operation = path === REDIRECTED_PATH ? REDIRECTED : tryOperation(request.method, path);
  if (!operation) return undefined;
  const digestText = (text: string | undefined) => (text === undefined ? undefined : digest(text));
  const sentText = decodeUtf8(request.body ?? NO_BYTES) ?? '';
  const sent = parseRecord(sentText);
  const envelope = readEnvelope(response.body);
  const data = isRecord(envelope.data) ? envelope.data : {};
  const parameters = query === '' ? NO_PARAMETERS : new URLSearchParams(query);
  const asked = [...parameters].filter(([name]) => !SIGNATURE_PARAMETERS.test(name)).join('&');
  const header = (name: string) => readHeader(request, name);
  const isKeyed = operation.idempotency === 'required' || operation.idempotency === 'optional';
  const number = readString(sent.merchantOrderNo);
  const authorization = header('Authorization');
  const timestamp = Number(header('X-Timestamp') ?? parameters.get('timestamp')) || undefined;
  const opened = openFields(sentText);
  const leaks = findLeaks(request, { body: sentText, grants: operation.id === 'exchangeToken' }, known);
  const grant = operation.id !== 'exchangeToken' ? undefined : sent.grantType === 'refresh_token' ? 'refresh' : 'code';
  // What is not there is undefined: objects of one shape cost less than those without a member.
  return {
    round,
    at,
    answeredAt: answeredAt + (response.delivery?.delayMs ?? 0),
    time,
    // A response without signature headers has its id in the body alone.
    requestId: typeof envelope.requestId === 'string' ? envelope.requestId : (response.headers['X-Request-Id'] ?? ''),
    operation: operation.id,
    // The order number alone makes a withdrawal of tokens safe to repeat.
    isWrite: isKeyed || number !== undefined,
    hasBody: request.body !== undefined,
    hasParameters: operation.path.includes('{') || query !== '',
    bytes: digest(`${request.method}\n${path}\n${asked}\n`, request.body ?? NO_BYTES),
    nonce: header('X-Nonce') ?? parameters.get('nonce') ?? undefined,
    timestamp,
    skewMs: timestamp === undefined ? undefined : timestamp - signatureTime,
    key: isKeyed ? digestText(header('Idempotency-Key')) : undefined,
    number: digestText(number),
    intent: number === undefined ? undefined : digestText(toIntent(request.method, path, sent)),
    shape: number === undefined ? undefined : digestText(describeIntent(sent).replaceAll(OBJECT_ID, '')),
    token: digestText(authorization),
    grant,
    refreshSent: digestText(readString(sent.refreshToken)),
    refreshIssued: digestText(readString(data.refreshToken)),
    tokenIssued: data.accessToken === undefined ? undefined : digest(`Bearer ${data.accessToken}`),
    ...observeAmounts(sentText, envelope),
    sealed:
      opened.length === 0
        ? undefined
        : opened.map(({ contentKey, iv }) => ({ key: digest(contentKey), iv: digest(iv) })),
    reveals: data.encryptedCard === undefined ? undefined : true,
    leaks: leaks.length === 0 ? undefined : leaks,
    uses: findIds(`${path} ${sentText}`),
    status: response.status,
    code: typeof envelope.code === 'number' ? envelope.code : 0,
    retryAfterMs: Number(response.headers['Retry-After']) * 1000 || undefined,
    fault: response.delivery?.fault,
    gives: findIds(response.body),
    state: readString(data.status),
    page: readPage(data),
  };
}

const AMOUNT = /"(?:value|amount)"\s*:\s*"?-?\d+(?:\.(\d+))?/g;
/** Refused because an amount is a number, or has too many digits after the point. */
const FORM_RULES = ['type', 'pattern', 'format'];

function observeAmounts(sent: string, { code, details }: Record<string, unknown>) {
  const amounts = [...sent.matchAll(AMOUNT)];
  const problems = code === 400002 && Array.isArray(details) ? details.filter(isRecord) : [];
  const wrong = problems.find(
    ({ field, rule }) => /(?:^|\.)(?:value|amount)$/.test(String(field)) && FORM_RULES.includes(String(rule)),
  );
  return {
    amounts: amounts.length || undefined,
    hasFraction: amounts.some(([, fraction = '']) => Number(fraction) > 0) || undefined,
    wrongAmount: code === 422002 ? 'amount' : wrong ? String(wrong.field) : undefined,
  };
}

/** What a request says before it is executed. */
export function observeComing(request: SandboxRequest, digest: Digest): Coming {
  const { method, target, body } = request;
  const { path } = splitTarget(target);
  const sent = parseRecord(decodeUtf8(body ?? NO_BYTES));
  const operation = tryOperation(method, path)?.id ?? '';
  const sentKey = readHeader(request, 'Idempotency-Key');
  return {
    operation,
    ...(sentKey !== undefined && { sentKey }),
    ...(readString(sent.merchantOrderNo) !== undefined && { intent: digest(toIntent(method, path, sent)) }),
  };
}

function toIntent(method: string, path: string, sent: Record<string, unknown>): string {
  return `${method} ${path} ${describeIntent(sent)}`;
}

function readPage({ page, pageSize, total }: Record<string, unknown>): Exchange['page'] {
  if (typeof page !== 'number' || typeof pageSize !== 'number' || typeof total !== 'number') return undefined;
  return { number: page, size: pageSize, total };
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

function readString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Ids of objects in a text, each once. */
export function findIds(text: string): string[] {
  return [...new Set(text.match(OBJECT_ID))];
}

/** Of the simulator's own response, which is JSON that nests little, or nothing. */
function readEnvelope(body: string): Record<string, unknown> {
  return body === '' ? {} : JSON.parse(body);
}

function parseRecord(text: string | undefined): Record<string, unknown> {
  const value = parseJson(text ?? '');
  return isRecord(value) ? value : {};
}
