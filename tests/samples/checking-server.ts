import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keyOf } from '../contract/published-vectors.ts';

/** A request that arrived; `isSigned` by the rules of the contract, checked without the code of the site. */
type Arrived = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  isSigned: boolean;
};

/** A server that notes what arrives and answers each request with the same signed response. */
export async function startCheckingServer() {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { method = '', url = '', headers } = request;
    const isSigned = url.includes('signature=') ? isQuerySigned(method, url, body) : isHeaderSigned(request, body);
    arrived.push({ method, path: url.split('?')[0] ?? '', headers, body, isSigned });
    response.writeHead(200, responseHeaders(ANSWER)).end(ANSWER);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { arrived, origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

const ANSWER = '{"code":0,"message":"OK"}';

function isHeaderSigned({ method = '', url = '', headers }: IncomingMessage, body: string): boolean {
  const header = (name: string) => String(headers[name] ?? '');
  const lines = [method, url, header('x-merchant-id'), header('x-timestamp'), header('x-nonce'), sha256(body)];
  return isGenuine(lines, header('x-signature'));
}

function isQuerySigned(method: string, url: string, body: string): boolean {
  const { pathname, searchParams: query } = new URL(url, 'http://localhost');
  const signature = query.get('signature') ?? '';
  query.delete('signature');
  query.sort();
  const value = (name: string) => query.get(name) ?? '';
  const lines = [method, `${pathname}?${query}`, value('merchantId'), value('timestamp'), value('nonce'), sha256(body)];
  return isGenuine(lines, signature);
}

function isGenuine(lines: string[], signature: string): boolean {
  const key = createPublicKey({ key: keyOf('mk_sig_test_1'), format: 'jwk' });
  return verify('sha256', Buffer.from(ended(lines)), key, Buffer.from(signature, 'base64'));
}

function responseHeaders(body: string): Record<string, string> {
  const [requestId, timestamp] = ['req_01KF0AP900R97RZEE9XX1ADF3T', String(Date.now())];
  const key = createPrivateKey({ key: keyOf('pk_sig_test_1'), format: 'jwk' });
  const signature = sign('sha256', Buffer.from(ended(['200', requestId, timestamp, sha256(body)])), key);
  return {
    'Content-Type': 'application/json',
    'X-Request-Id': requestId,
    'X-Timestamp': timestamp,
    'X-Signature': signature.toString('base64'),
  };
}

function ended(lines: string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
