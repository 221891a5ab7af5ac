import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../packages/base/node/listen.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { createClient } from '../../site/client/index.ts';
import type { ClientOptions, ListenEvent } from '../../site/client/types.ts';
import type { Loose } from '../sandbox/driver.ts';

/** What a network does to a call: loses its response, sends the request twice, alters its response, sends elsewhere, or keeps silent. */
export type Disturbance = 'cut' | 'twice' | 'alter' | 'redirect' | 'silence';

type Seen = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/** Paths of the contract without their types: what a call takes is the documents' affair here. */
type Paths = Record<string, Record<'get' | 'post' | 'patch' | 'delete', LooseOperation>>;
type LooseOperation = {
  parameters: { path?: Loose; query?: Loose; header?: Loose };
  requestBody?: { content: { 'application/json': Loose } };
  responses: Record<200, { content: { 'application/json': { data: Loose } } }>;
};

/** A key as integrators have it. */
export function publicKey(kid: string) {
  const { kty, use, alg, n, e } = getTestKey(kid);
  return { kid, kty, use, alg, n, e };
}

/** The provider, a network in front of it that can be disturbed, and what it saw. */
export async function startStage() {
  const state = createTestState({ seed: 'client', time: Date.now() });
  const { server, host, stop } = createSandboxServer(state, { log: () => undefined });
  const provider = await listen(server, 0);
  const disturbances: Disturbance[] = [];
  const seen: Seen[] = [];
  const network = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await buffer(request);
    const path = url.split('?')[0] ?? '';
    seen.push({ method, path, headers, body: body.toString() });
    const disturbance = path === '/v2/biz/code2token' ? undefined : disturbances.shift();
    if (disturbance === 'redirect') return response.writeHead(307, { Location: `${provider}${url}` }).end();
    const { host: _host, connection: _connection, 'content-length': _length, ...kept } = headers;
    const send = () =>
      fetch(provider + url, {
        method,
        headers: Object.entries(kept).map(([name, value]): [string, string] => [name, String(value)]),
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
    if (disturbance === 'twice') await send();
    const found = await send();
    const text = await found.text();
    if (disturbance === 'cut') return request.socket.destroy();
    if (disturbance === 'silence') return undefined;
    const passed = [...found.headers].filter(
      ([name]) => !/^(content-length|transfer-encoding|connection|keep-alive)$/.test(name),
    );
    return response.writeHead(found.status, passed).end(disturbance === 'alter' ? text.replace('"', ' "') : text);
  });
  const origin = await listen(network, 0);

  const control = (call: string, body: unknown = {}): Loose => {
    const [method = '', path = ''] = call.split(' ');
    const { status, data } = host.control({ method, path, body });
    if (status >= 300) throw new Error(JSON.stringify(data));
    return data as Loose;
  };
  return {
    origin,
    seen,
    control,
    host,
    disturb: (...next: Disturbance[]) => void disturbances.push(...next),
    advance: (seconds: number) => control('POST /sandbox/clock', { advanceMs: seconds * 1000 }),
    connect: (options: Partial<ClientOptions> = {}) =>
      createClient<Paths, ListenEvent>({
        baseUrl: origin,
        merchantId: MERCHANT_ID,
        signingKey: { ...getTestKey('mk_sig_test_1') },
        decryptionKey: { ...getTestKey('mk_enc_test_1') },
        verificationKeys: [publicKey('pk_sig_test_1')],
        encryptionKey: publicKey('pk_enc_test_1'),
        access: { code: control('POST /sandbox/codes').code },
        ...options,
      }),
    async stop() {
      network.closeAllConnections();
      network.close();
      await stop();
    },
  };
}
