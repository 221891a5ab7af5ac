import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Schema } from '../../packages/simulator/core/contract/schemas.ts';
import { signResponse } from './checking-server.ts';

/** What no error may contain. It is at the beginning of bodies, where parsers quote them. */
export const SECRET = 'secret-4111111111111111';

/** The provider's next signing key, which is valid beside the present one while keys rotate. */
export const nextKey = generateKeyPairSync('rsa', { modulusLength: 2048 });
const [NEXT, OTHER] = ['pk_sig_test_2', 'pk_sig_test_3'].map((keyId) => ({ keyId, key: nextKey.privateKey }));

type Reply = { status?: number; headers: Record<string, string>; body: string };

/** What a service, or somebody in its place, responds to the last part of a path. */
const REPLIES: Record<string, (other: string) => Reply | undefined> = {
  '302': (other) => ({ status: 302, headers: { Location: other }, body: '' }),
  '307': (other) => ({ status: 307, headers: { Location: other }, body: '' }),
  'present-key': () => signed(SUCCESS),
  'next-key': () => signed(SUCCESS, NEXT),
  'unknown-key': () => signed(`${SECRET}${SUCCESS}`, OTHER),
  unsigned: () => ({ headers: {}, body: SECRET }),
  'wrong-key': () => signed(SECRET, { ...NEXT, keyId: 'pk_sig_test_1' }),
  'no-base64': () => ({ headers: { 'X-Key-Id': 'pk_sig_test_1', 'X-Signature': '%' }, body: SECRET }),
  'no-json': () => signed(SECRET),
  refused: () => ({ status: 422, headers: signResponse(REFUSAL, { status: 422 }), body: REFUSAL }),
  repeated: () => ({ status: 401, headers: signResponse(REPEATED, { status: 401 }), body: REPEATED }),
  unknown: () => ({ status: 504, headers: signResponse(UNKNOWN, { status: 504 }), body: UNKNOWN }),
  busy: () => ({ status: 503, headers: signResponse(BUSY, { status: 503 }), body: BUSY }),
  lost: () => undefined,
};

const SUCCESS = JSON.stringify({
  code: 0,
  message: 'OK',
  data: { status: 'active' },
  requestId: 'req_1',
} satisfies Omit<Schema<'Success'>, 'timestamp'>);
const REFUSAL = JSON.stringify({
  code: 422002,
  error: 'AMOUNT_INVALID',
  message: 'No amount',
  data: null,
  details: [SECRET],
  requestId: 'req_1',
} satisfies Record<keyof Omit<Schema<'ErrorResponse'>, 'timestamp'>, unknown>);
const REPEATED = REFUSAL.replace('422002', '401010');
const UNKNOWN = REFUSAL.replace('422002', '504001');
const BUSY = REFUSAL.replace('422002', '503001');

/** What the driver of a helper sends, and what it then prints. */
export type ResponseCase = {
  args: [command: 'send' | 'query', method: string, target: string, body: string];
  expected: RegExp;
};

const BODY = `{"code":"${SECRET}"}`;
const DATA = /"status": ?"active"/;
const NOT_FOLLOWED = /redirect \(HTTP 30[27]\), not followed/i;
const NOT_SIGNED = /not signed by the provider \(HTTP 200\)/i;

const REDIRECTS: ResponseCase[] = [
  { args: ['send', 'GET', '/v2/302', ''], expected: NOT_FOLLOWED },
  { args: ['send', 'POST', '/v2/307', BODY], expected: NOT_FOLLOWED },
  { args: ['query', 'GET', '/user/302', ''], expected: NOT_FOLLOWED },
  { args: ['query', 'POST', '/user/307', BODY], expected: NOT_FOLLOWED },
];

export const RESPONSES: ResponseCase[] = [
  ...REDIRECTS,
  { args: ['send', 'GET', '/v2/present-key', ''], expected: DATA },
  { args: ['query', 'POST', '/user/next-key', BODY], expected: DATA },
  { args: ['send', 'GET', '/v2/unknown-key', ''], expected: /PROVIDER_SIGNING_KEY_FILE has no key pk_sig_test_3/ },
  { args: ['send', 'GET', '/v2/unsigned', ''], expected: NOT_SIGNED },
  { args: ['send', 'POST', '/v2/wrong-key', BODY], expected: NOT_SIGNED },
  { args: ['send', 'GET', '/v2/no-base64', ''], expected: NOT_SIGNED },
  { args: ['send', 'POST', '/v2/no-json', BODY], expected: /./ },
  { args: ['send', 'POST', '/v2/refused', BODY], expected: /422002 AMOUNT_INVALID: No amount \(request req_1\)/ },
  { args: ['send', 'POST', '/v2/unknown', BODY], expected: /the outcome is unknown: 504001 /i },
  { args: ['send', 'POST', '/v2/repeated', BODY], expected: /the outcome is unknown: 401010 /i },
  { args: ['query', 'POST', '/user/busy', BODY], expected: /^(?!.*unknown).*503001 AMOUNT_INVALID/ },
  { args: ['query', 'POST', '/user/lost', BODY], expected: /./ },
];

/** curl says it in its own words, and its helper verifies nothing. */
export const RESPONSES_OF_CURL: ResponseCase[] = [
  ...REDIRECTS.map(({ args }) => ({ args, expected: /curl: \(47\) Maximum \(0\) redirects followed/ })),
  { args: ['send', 'GET', '/v2/present-key', ''], expected: DATA },
  { args: ['query', 'POST', '/user/present-key', BODY], expected: DATA },
];

function signed(body: string, options?: Parameters<typeof signResponse>[1]): Reply {
  return { headers: signResponse(body, options), body };
}

/**
 * The two services of the provider, and another server, to which they redirect and which would respond as the provider does. `always`:
 * the reply to every path.
 */
export async function startServices({ always }: { always?: string } = {}) {
  const other = await startServer(() => signed(SUCCESS));
  const reply = ({ url = '' }: IncomingMessage) =>
    REPLIES[always ?? /([\w-]+)(?:\?|$)/.exec(url)?.[1] ?? '']?.(`${other.origin}/present-key`);
  return { merchant: await startServer(reply), token: await startServer(reply), other };
}

/** Keeps what arrived as `POST /path`, without a query. */
async function startServer(reply: (request: IncomingMessage) => Reply | undefined) {
  const arrived: string[] = [];
  const server = createServer(async (request, response) => {
    arrived.push(`${request.method} ${request.url?.split('?')[0]}`);
    await text(request);
    const { status = 200, headers, body } = reply(request) ?? {};
    if (body === undefined) response.destroy();
    else response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { arrived, origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
