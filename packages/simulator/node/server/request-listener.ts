import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parseJson } from '../../../base/encoding/json.ts';
import { required } from '../../../base/invariant.ts';
import { type LocalAccess, refuseAccess } from '../../../base/node/local-access.ts';
import { toPrintable } from '../../../base/node/printable.ts';
import { readPath } from '../../../base/node/request-path.ts';
import { type SandboxRequest, type SandboxResponse, splitTarget } from '../../core/envelope/request.ts';
import type { SandboxHost } from '../../core/host.ts';
import { getCorsHeaders, getPreflightHeaders } from './cors.ts';
import { describeExpectedString } from './describe-signature.ts';
import { readBody } from './read-body.ts';
import { createCalls, type Observer } from './serve-call.ts';

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
  /** The connection ends instead. */
  isCut?: boolean;
};

/** Serves the sandbox on Node's own server: a framework with the `Request` of the web would take as long as the rest of a call. */
export function createRequestListener(
  host: SandboxHost,
  { log, access, observer }: { log: LogLine; access: LocalAccess; observer?: Observer },
): RequestListener {
  const print = (...lines: string[]) => {
    for (const line of lines) log(toPrintable(line));
  };
  const serve = createCalls(host, { observer, now: Date.now, wait });
  return async (incoming, outgoing) => {
    const start = performance.now();
    const left = new AbortController();
    outgoing.once('close', () => left.abort());
    const call = async () => toHttp(await serve(await toSandboxRequest(incoming), left.signal));
    const response = await respond(host, incoming, { access, observer, call }).catch((error: Error): HttpResponse => {
      // A client that went away is no mistake of ours.
      if (!incoming.destroyed) print(...(error.stack ?? error.message).split('\n'));
      return toJson(500, { error: 'INTERNAL', message: 'The sandbox has a bug: see its log.' });
    });
    if (response.isCut) outgoing.destroy();
    else send(outgoing, response);
    const target = getTarget(incoming);
    const path = readPath(target) ?? splitTarget(target).path;
    const duration = (performance.now() - start).toFixed(1);
    const requestId = response.headers['X-Request-Id'] ?? '-';
    print(`${new Date().toISOString()} ${incoming.method} ${path} ${response.status} ${duration} ms ${requestId}`);
    print(...(response.notes ?? []));
  };
}

/** A response that is held does not keep the process alive. */
async function wait(milliseconds: number, signal?: AbortSignal): Promise<boolean> {
  return setTimeout(milliseconds, false, { ref: false, signal }).catch(() => true);
}

type Serving = { access: LocalAccess; observer?: Observer | undefined; call: () => Promise<HttpResponse> };

async function respond(
  host: SandboxHost,
  incoming: IncomingMessage,
  { access, observer, call }: Serving,
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
  const response = path?.startsWith('/sandbox/') ? await control(host, incoming, path) : await call();
  return withHeaders(response, shared);
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

function toHttp({ stringToSign, delivery, ...response }: SandboxResponse): HttpResponse {
  const expected = stringToSign === undefined ? [] : describeExpectedString(stringToSign);
  if (!delivery?.isCut) return { ...response, notes: expected };
  return { ...response, isCut: true, notes: [...expected, '  The connection was cut: a fault.'] };
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
