import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { toPrintable } from '../../../scripts/cli/printable.ts';
import { type LocalAccess, refuseAccess } from '../../../scripts/server/http/local-access.ts';
import { readPath } from '../../../scripts/server/http/request-path.ts';
import { parseJson } from '../../../src/encoding/json.ts';
import { required } from '../../../src/model/invariant.ts';
import type { ControlRequest } from '../../simulator/controls/control.ts';
import type { Delivery } from '../../simulator/envelope/delivery.ts';
import { type SandboxRequest, splitTarget } from '../../simulator/envelope/request.ts';
import type { SeenCall } from '../../simulator/envelope/seen-call.ts';
import type { SandboxHost } from '../../simulator/host.ts';
import type { SeenSocket } from '../../simulator/listen/seen-socket.ts';
import type { State } from '../../simulator/state/state.ts';
import { getCorsHeaders, getPreflightHeaders } from './cors.ts';
import { describeExpectedString } from './describe-signature.ts';
import { readBody } from './read-body.ts';

/** A body that is larger is not read to its end. The contract allows 64 KiB: up to here the signature of a larger one is still checked. */
const MAX_READ_BYTES = 1024 * 1024;
/** A state that is loaded may be larger than a request of the contract. */
const MAX_CONTROL_BYTES = 64 * 1024 * 1024;

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** One line for each request. Never a query: that of the token service is signed, that of the websocket holds a ticket. */
export type LogLine = (line: string) => void;

type HttpResponse = {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** What the log says below the line of the request. */
  notes?: string[];
  delivery?: Delivery;
};

/** Sees every call with its response, and reports at `/sandbox/certification`. */
export type Observer = {
  /** The fault that this request meets, when no other is pending. */
  plan(request: SandboxRequest): object | undefined;
  observe(seen: SeenCall & { state: State }): void;
  /** Sees how a response that was held ended. */
  observeLeave(leave: { requestId: string; at: number; isLeft: boolean }): void;
  /** Sees what happens on a websocket, and may say what happens to it next. */
  observeSocket(seen: SeenSocket, when: { at: number; time: number }): ControlRequest | undefined;
  readReport(): unknown;
};

/** Serves the sandbox on Node's own server: a framework with the `Request` of the web would take as long as the rest of a call. */
export function createRequestListener(
  host: SandboxHost,
  { log, access, observer }: { log: LogLine; access: LocalAccess; observer?: Observer },
): RequestListener {
  const print = (...lines: string[]) => {
    for (const line of lines) log(toPrintable(line));
  };
  return async (incoming, outgoing) => {
    const start = performance.now();
    const response = await respond(host, incoming, { access, observer }).catch((error: Error): HttpResponse => {
      // A client that went away is no mistake of ours.
      if (!incoming.destroyed) print(...(error.stack ?? error.message).split('\n'));
      return toJson(500, { error: 'INTERNAL', message: 'The sandbox has a bug: see its log.' });
    });
    const { delayMs, isCut, isUntilLeft } = response.delivery ?? {};
    const isLeft = delayMs !== undefined && (await hold(outgoing, delayMs));
    if (isUntilLeft)
      observer?.observeLeave({ requestId: response.headers['X-Request-Id'] ?? '', at: Date.now(), isLeft });
    if (isCut) outgoing.destroy();
    else send(outgoing, response);
    const target = getTarget(incoming);
    const path = readPath(target) ?? splitTarget(target).path;
    const duration = (performance.now() - start).toFixed(1);
    const requestId = response.headers['X-Request-Id'] ?? '-';
    print(`${new Date().toISOString()} ${incoming.method} ${path} ${response.status} ${duration} ms ${requestId}`);
    print(...(response.notes ?? []), ...(isCut ? ['  The connection was cut: a fault.'] : []));
  };
}

async function respond(
  host: SandboxHost,
  incoming: IncomingMessage,
  { access, observer }: { access: LocalAccess; observer?: Observer },
): Promise<HttpResponse> {
  const { headers, method } = incoming;
  const refusal = refuseAccess(headers, access);
  if (refusal !== undefined)
    return { ...toJson(403, { error: 'NOT_ALLOWED', message: refusal }), notes: [`  ${refusal}`] };
  const shared = getCorsHeaders(headers);
  if (method === 'OPTIONS') return { status: 204, headers: { ...shared, ...getPreflightHeaders(headers) }, body: '' };
  // Of the address as it was sent: a control has one address, which nothing else leads to.
  const path = readPath(getTarget(incoming));
  if (observer && path === '/sandbox/certification' && method === 'GET')
    return withHeaders(toJson(200, observer.readReport()), shared);
  const response = path?.startsWith('/sandbox/')
    ? await control(host, incoming, path)
    : await call(host, incoming, observer);
  return withHeaders(response, shared);
}

/** Waits, or until the client has left. A response that is held does not keep the process alive. */
async function hold(outgoing: ServerResponse, delayMs: number): Promise<boolean> {
  const end = new AbortController();
  outgoing.once('close', () => end.abort());
  return setTimeout(delayMs, false, { ref: false, signal: end.signal }).catch(() => true);
}

function withHeaders(response: HttpResponse, headers: Record<string, string>): HttpResponse {
  return { ...response, headers: { ...headers, ...response.headers } };
}

async function control(host: SandboxHost, incoming: IncomingMessage, path: string): Promise<HttpResponse> {
  const bytes = await readBody(incoming, MAX_CONTROL_BYTES);
  if (bytes === 'too long') return toJson(413, { error: 'TOO_LARGE', message: 'The body is too large.' });
  const text = new TextDecoder().decode(bytes);
  const body = text === '' ? undefined : parseJson(text);
  if (text !== '' && body === undefined)
    return toJson(400, { error: 'NOT_VALID', message: 'The body is not JSON, or nests too deeply.' });
  const { status, data } = host.control({ method: getMethod(incoming), path, body });
  return toJson(status, data);
}

async function call(host: SandboxHost, incoming: IncomingMessage, observer?: Observer): Promise<HttpResponse> {
  const request = await toSandboxRequest(incoming);
  const at = Date.now();
  const isFree = observer && host.getState().faults.length === 0;
  const fault = isFree ? observer.plan(request) : undefined;
  if (fault) host.control({ method: 'POST', path: '/sandbox/faults', body: fault });
  const [time, signatureTime] = [host.getTime(), host.getSignatureTime()];
  const received = await host.request(request);
  const state = host.getState();
  observer?.observe({ request, response: received, at, answeredAt: Date.now(), time, signatureTime, state });
  const { stringToSign, ...response } = received;
  return { ...response, notes: stringToSign === undefined ? [] : describeExpectedString(stringToSign) };
}

async function toSandboxRequest(incoming: IncomingMessage): Promise<SandboxRequest> {
  const headers: [string, string][] = [];
  const header = (at: number) => required(incoming.rawHeaders[at], 'Names and values alternate.');
  for (let at = 0; at + 1 < incoming.rawHeaders.length; at += 2) headers.push([header(at), header(at + 1)]);
  const body = await readBody(incoming, MAX_READ_BYTES);
  return {
    method: getMethod(incoming),
    target: getTarget(incoming),
    headers,
    address: incoming.socket.remoteAddress ?? '',
    ...(body === 'too long' ? { isBodyUnread: true } : body.length > 0 ? { body } : {}),
  };
}

function toJson(status: number, data: unknown): HttpResponse {
  return { status, headers: JSON_HEADERS, body: JSON.stringify(data) };
}

function send(outgoing: ServerResponse, { status, headers, body }: HttpResponse): void {
  const length = status === 204 ? undefined : { 'Content-Length': Buffer.byteLength(body) };
  outgoing.writeHead(status, { ...headers, ...length }).end(body);
}

function getMethod({ method }: IncomingMessage): string {
  return required(method, 'A received request has a method.');
}

function getTarget({ url }: IncomingMessage): string {
  return required(url, 'A received request has a URL.');
}
