import { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { required } from '../../../src/model/invariant.ts';
import { type Credentials, signForTool } from '../../../src/protocol/signing/sign-for-tool.ts';
import { createNonce, signRequest } from '../../../src/protocol/signing/signer.ts';

/** Whose requests are signed, and where they go. */
export type ProxyTarget = Credentials & {
  origin: string;
  /** Of the token service. */
  tokenOrigin: string;
  /** Whether the target has the controls of the sandbox. */
  isSandbox: boolean;
};

/** What belongs to the connection to the proxy, or is made anew. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const DROPPED = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect', 'accept-encoding']);

/**
 * Takes unsigned requests and sends them on with token, headers and signature, for tools that cannot sign. It acts with the credentials
 * of whoever started it: for the loopback only.
 */
export function createSigningProxy(target: ProxyTarget): Server {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('*', async (context) => {
    const { incoming } = context.env;
    // A browser names the page that sends, or the host that a page has made its name resolve to: no page may act with these credentials.
    if (context.req.header('Origin') !== undefined || !LOOPBACK.test(incoming.headers.host ?? ''))
      return context.text('The signing proxy is for tools on this machine, not for pages.\n', 403);
    const path = required(incoming.url, 'A received request has a URL.');
    if (path.startsWith('/sandbox/') && !target.isSandbox) return context.text('Only a sandbox has controls.\n', 404);
    const body = new Uint8Array(await context.req.arrayBuffer());
    const unsigned = {
      method: context.req.method,
      target: path,
      headers: Object.fromEntries([...context.req.raw.headers].filter(([name]) => !DROPPED.has(name))),
      ...(body.length > 0 && { body }),
    };
    const { target: signed, ...request } = await signForTool(unsigned, target);
    const origin = path.startsWith('/user/') ? target.tokenOrigin : target.origin;
    const response = await fetch(`${origin}${signed}`, { ...request, redirect: 'manual' });
    const received = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) received.delete(name);
    return new Response(response.body, { status: response.status, headers: received });
  });
  app.onError((error, context) => context.text(`The signing proxy cannot send this on: ${toReason(error)}\n`, 502));
  // The adaptor's type also covers HTTP/2, which is not configured.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  if (!(server instanceof Server)) throw new TypeError('The adaptor gives an HTTP/1.1 server.');
  return server;
}

/** What `fetch` hides in `cause`: the refused connection, the unknown host. */
function toReason({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}

type TokenEnvelope = { data: { accessToken: string; expiresIn: number } | null; message: string };

type TokenSource = Pick<ProxyTarget, 'origin' | 'signer' | 'now'> & {
  /** The clock that tokens expire by, where it is not that of signatures. */
  getTime?(): number;
  getCode(): string;
};

/** Exchanges a code when a token is first needed, and again shortly before it expires. */
export function createTokenSource({ origin, signer, now, getTime = now, getCode }: TokenSource): () => Promise<string> {
  let current: { token: string; until: number } | undefined;
  return async () => {
    if (current && getTime() < current.until) return current.token;
    const path = '/v2/biz/code2token';
    const body = JSON.stringify({ code: getCode() });
    const headers = await signRequest(
      { method: 'POST', target: path, body },
      { ...signer, now, nonce: () => createNonce() },
    );
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      body,
      headers: { ...headers, 'Content-Type': 'application/json' },
    });
    // The envelope of the contract; nothing else listens at this address.
    const { data, message } = (await response.json()) as TokenEnvelope;
    if (!data) throw new Error(`No access token: ${message}`);
    current = { token: data.accessToken, until: getTime() + (data.expiresIn - 60) * 1000 };
    return current.token;
  };
}
