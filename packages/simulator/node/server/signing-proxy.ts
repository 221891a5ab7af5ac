import { type IncomingMessage, Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { isRecord, parseJson } from '../../../base/encoding/json.ts';
import { required } from '../../../base/invariant.ts';
import { KEEP_ALIVE_MS } from '../../../base/node/keep-alive.ts';
import { refuseAccess } from '../../../base/node/local-access.ts';
import { readPath } from '../../../base/node/request-path.ts';
import { type Credentials, signForTool, type UnsignedRequest } from '../../protocol/signing/sign-for-tool.ts';
import type { TokenSource } from './token-source.ts';

/** Whose requests are signed, and where they go. */
export type ProxyTarget = Credentials &
  TokenSource & {
    origin: string;
    /** Of the token service. */
    tokenOrigin: string;
    /** Whether the target has the controls of the sandbox. */
    isSandbox: boolean;
  };

/** What belongs to the connection to the proxy, or is made anew. */
const DROPPED = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect', 'accept-encoding']);

/** The access token is unknown, was revoked or has expired. Decided before anything is executed, so the request may be sent again. */
const TOKEN_CODES = [401002, 401003];

/**
 * Takes unsigned requests and sends them on with token, headers and signature, for tools that cannot sign. It acts with the credentials
 * of whoever started it: for programs on this machine only, for no page.
 */
export function createSigningProxy(target: ProxyTarget): Server {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('*', async (context) => {
    const { incoming } = context.env;
    const refusal = refuseAccess(incoming.headers, {});
    if (refusal !== undefined)
      return context.text(`${refusal} The signing proxy is for programs, not for pages.\n`, 403);
    const path = readPath(required(incoming.url, 'A received request has a URL.'));
    if (path === undefined) return context.text('The address is malformed.\n', 400);
    if (path.startsWith('/sandbox/') && !target.isSandbox) return context.text('Only a sandbox has controls.\n', 404);
    const unsigned = toUnsigned(incoming, new Uint8Array(await context.req.arrayBuffer()));
    const origin = path.startsWith('/user/') ? target.tokenOrigin : target.origin;
    const response = await send(unsigned, origin, target);
    const received = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) received.delete(name);
    return new Response(response.body, { status: response.status, headers: received });
  });
  app.onError((error, context) => context.text(`The signing proxy cannot send this on: ${toReason(error)}\n`, 502));
  // The adaptor's type also covers HTTP/2, which is not configured.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  if (!(server instanceof Server)) throw new TypeError('The adaptor gives an HTTP/1.1 server.');
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

function toUnsigned({ method, url, headers }: IncomingMessage, body: Uint8Array<ArrayBuffer>): UnsignedRequest {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || DROPPED.has(name) ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );
  return {
    method: required(method, 'A received request has a method.'),
    target: required(url, 'A received request has a URL.'),
    headers: Object.fromEntries(kept),
    ...(body.length > 0 && { body }),
  };
}

/** Signs and sends a request; once more with another token, unless the tool has chosen the one that was refused. */
async function send(unsigned: UnsignedRequest, origin: string, target: ProxyTarget): Promise<Response> {
  const attempt = async () => {
    const { target: signed, ...request } = await signForTool(unsigned, target);
    return fetch(`${origin}${signed}`, { ...request, redirect: 'manual' });
  };
  const response = await attempt();
  if (!target.forgetToken || 'override-authorization' in unsigned.headers || !(await isTokenRefused(response)))
    return response;
  target.forgetToken();
  return attempt();
}

async function isTokenRefused(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const envelope = parseJson(await response.clone().text());
  return isRecord(envelope) && TOKEN_CODES.includes(Number(envelope.code));
}

/** What `fetch` hides in `cause`: the refused connection, the unknown host. */
function toReason({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
