import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { parseJson } from '../../../src/encoding/json.ts';
import { required } from '../../../src/model/invariant.ts';
import type { SandboxRequest } from '../../../src/sandbox/envelope/request.ts';
import type { SandboxHost } from '../../../src/sandbox/host.ts';
import { toPrintable } from '../../cli/printable.ts';
import { type LocalAccess, refuseAccess } from '../http/local-access.ts';
import { readPath } from '../http/request-path.ts';
import { describeExpectedString } from './describe-signature.ts';

type Env = { Bindings: HttpBindings; Variables: { stringToSign: string | undefined; refusal: string } };

/** A body that is larger is not read to its end. The contract allows 64 KiB: up to here the signature of a larger one is still checked. */
const MAX_READ_BYTES = 1024 * 1024;
/** A state that is loaded may be larger than a request of the contract. */
const MAX_CONTROL_BYTES = 64 * 1024 * 1024;

/** How long a browser need not ask again whether a page may send these headers. */
const PREFLIGHT_SECONDS = 600;

/** One line for each request. Never a query: that of the token service is signed, that of the websocket holds a ticket. */
export type LogLine = (line: string) => void;

export function createHttpApp(host: SandboxHost, { log, access }: { log: LogLine; access: LocalAccess }): Hono<Env> {
  const app = new Hono<Env>();
  const print = (...lines: string[]) => {
    for (const line of lines) log(toPrintable(line));
  };
  app.use('*', async (context, next) => {
    const start = performance.now();
    await next();
    const { path, method } = context.req;
    print(
      `${new Date().toISOString()} ${method} ${path} ${context.res.status} ${(performance.now() - start).toFixed(1)} ms ${context.res.headers.get('X-Request-Id') ?? '-'}`,
    );
    const stringToSign = context.get('stringToSign');
    if (stringToSign !== undefined) print(...describeExpectedString(stringToSign));
    const refusal = context.get('refusal');
    if (refusal !== undefined) print(`  ${refusal}`);
  });
  app.use('*', async (context, next) => {
    const refusal = refuseAccess(context.env.incoming.headers, access);
    if (refusal === undefined) return await next();
    context.set('refusal', refusal);
    return context.json({ error: 'NOT_ALLOWED', message: refusal }, 403);
  });
  // There are no cookies: what is signed, or the token, counts.
  app.use('*', async (context, next) => {
    await next();
    // Chromium asks before a public page may reach this machine (Private Network Access).
    if (context.req.header('Access-Control-Request-Private-Network') === 'true')
      context.header('Access-Control-Allow-Private-Network', 'true');
  });
  app.use(
    '*',
    cors({
      // Those that are not allowed have not come this far.
      origin: (origin) => origin,
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeaders: ['*'],
      maxAge: PREFLIGHT_SECONDS,
    }),
  );
  app.all('*', async (context, next) => {
    // Of the address as it was sent: a control has one address, which nothing else leads to.
    const path = readPath(required(context.env.incoming.url, 'A received request has a URL.'));
    if (!path?.startsWith('/sandbox/')) return await next();
    const bytes = await readBytes(context, MAX_CONTROL_BYTES);
    if (bytes === 'too long') return context.json({ error: 'TOO_LARGE', message: 'The body is too large.' }, 413);
    const text = new TextDecoder().decode(bytes);
    const body = text === '' ? undefined : parseJson(text);
    if (text !== '' && body === undefined)
      return context.json({ error: 'NOT_VALID', message: 'The body is not JSON, or nests too deeply.' }, 400);
    const { status, data } = host.control({ method: context.req.method, path, body });
    return new Response(JSON.stringify(data), {
      status,
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  });
  app.all('*', async (context) => {
    const { status, headers, body, stringToSign } = await host.request(await toSandboxRequest(context));
    context.set('stringToSign', stringToSign);
    return new Response(body, { status, headers });
  });
  app.onError((error, context) => {
    // A client that went away is no mistake of ours.
    if (!context.env.incoming.destroyed) print(...(error.stack ?? error.message).split('\n'));
    return context.json({ error: 'INTERNAL', message: 'The sandbox has a bug: see its log.' }, 500);
  });
  return app;
}

async function toSandboxRequest(context: Context<Env>): Promise<SandboxRequest> {
  const { incoming } = context.env;
  const headers: [string, string][] = [];
  const header = (at: number) => required(incoming.rawHeaders[at], 'Names and values alternate.');
  for (let at = 0; at + 1 < incoming.rawHeaders.length; at += 2) headers.push([header(at), header(at + 1)]);
  const body = await readBytes(context, MAX_READ_BYTES);
  return {
    method: context.req.method,
    target: required(incoming.url, 'A received request has a URL.'),
    headers,
    address: incoming.socket.remoteAddress ?? '',
    ...(body === 'too long' ? { isBodyUnread: true } : body.length > 0 ? { body } : {}),
  };
}

async function readBytes(context: Context<Env>, max: number): Promise<Uint8Array<ArrayBuffer> | 'too long'> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = context.req.raw.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.length;
    if (size > max) return 'too long';
    chunks.push(part.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
