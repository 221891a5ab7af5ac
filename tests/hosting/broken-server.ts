import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import { type Response, send } from './observe.ts';

/** A mistake of a host: it changes a response on its way. */
export type Mistake = (response: Response, path: string) => Partial<Response> | undefined;

/** A server before the one at `origin`, as a wrong configuration or another one before it would be; over TLS with a certificate. */
export function createBrokenServer(origin: string, mistake: Mistake, tls?: ServerOptions): Server {
  const respond: RequestListener = async (request, response) => {
    const { url: path = '/', method = 'GET' } = request;
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const scheme: Record<string, string> = tls ? { 'x-forwarded-proto': 'https' } : {};
    const right = await send(origin, { path, method, headers: { ...headers, ...scheme } });
    const { status, headers: sent, body } = { ...right, ...mistake(right, path) };
    const { 'content-length': _length, connection: _connection, ...kept } = sent;
    response.writeHead(status, kept).end(body);
  };
  return tls ? createTlsServer(tls, respond) : createServer(respond);
}
