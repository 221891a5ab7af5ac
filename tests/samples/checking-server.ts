import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getKey } from '../contract/published-vectors.ts';

/** A received request; `isSigned` by the rules of the contract, checked without the code of the site. */
export type ReceivedRequest = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  isSigned: boolean;
};

/** A server that records requests and signs its responses: the same to each request, unless `respond` returns another. */
export async function startCheckingServer(respond: (request: ReceivedRequest) => string = () => SUCCESS) {
  const arrived: ReceivedRequest[] = [];
  const server = createServer(async (message, response) => {
    let body = '';
    for await (const chunk of message.setEncoding('utf8')) body += chunk;
    const { method = '', url = '', headers } = message;
    const isSigned = url.includes('signature=') ? isQuerySigned(method, url, body) : isHeaderSigned(message, body);
    const request = { method, path: url.split('?')[0] ?? '', headers, body, isSigned };
    arrived.push(request);
    const text = respond(request);
    response.writeHead(200, signResponse(text)).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { arrived, origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

const SUCCESS = '{"code":0,"message":"OK"}';

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
  const key = createPublicKey({ key: getKey('mk_sig_test_1'), format: 'jwk' });
  return verify('sha256', Buffer.from(ended(lines)), key, Buffer.from(signature, 'base64'));
}

const PROVIDER_KEY = createPrivateKey({ key: getKey('pk_sig_test_1'), format: 'jwk' });

/** The headers by which the provider signs a response. */
export function signResponse(
  body: string,
  { status = 200, keyId = 'pk_sig_test_1', key = PROVIDER_KEY } = {},
): Record<string, string> {
  const [requestId, timestamp] = ['req_01KF0AP900R97RZEE9XX1ADF3T', String(Date.now())];
  const signature = sign('sha256', Buffer.from(ended([String(status), requestId, timestamp, sha256(body)])), key);
  return {
    'Content-Type': 'application/json',
    'X-Key-Id': keyId,
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
