import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { listen } from '../../packages/base/node/listen.ts';
import type { CertificationLog } from '../../packages/simulator/certification/exchange.ts';
import type { SandboxHost } from '../../packages/simulator/core/host.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { type Certifier, createCertifier } from '../../packages/simulator/node/certification/certifier.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { createClient } from '../../site/client/index.ts';
import type { ClientOptions, ListenOptions } from '../../site/client/types.ts';
import { publicKey } from '../client/stage.ts';
import type { Loose } from '../sandbox/driver.ts';
import { PRODUCTS } from '../sandbox/products.ts';
import { wait } from '../setup/simulated-network.ts';
import { runInSimulatedTime } from '../setup/simulated-time.ts';
import { startProvider } from './provider.ts';

const OPTIONS = { mode: 'watch', seed: 'transports', salt: 'transports' } as const;
const createState = () => createTestState({ seed: 'transports', time: Date.now() });

type Stage = Pick<ClientOptions, 'fetch'> &
  Pick<ListenOptions, 'WebSocket'> & { origin: string; host: SandboxHost; certifier: Certifier };

/** A card is opened although the connection was cut, a client leaves while a response is held, and a listener acknowledges an event. */
async function play({ origin, host, certifier, fetch, WebSocket }: Stage): Promise<CertificationLog> {
  const control = (path: string, body: unknown): Loose =>
    host.control({ method: 'POST', path: `/sandbox/${path}`, body }).data;
  const log = certifier.getLog();
  const client: Loose = createClient({
    baseUrl: origin,
    fetch,
    merchantId: MERCHANT_ID,
    signingKey: { ...getTestKey('mk_sig_test_1') },
    verificationKeys: [publicKey('pk_sig_test_1')],
    access: { code: control('codes', {}).code },
  });
  control('faults', { kind: 'cut_after_commit', operation: 'openCard' });
  const body = {
    cardManageId: PRODUCTS.P3,
    initialAmount: { value: '100.00', currency: 'USD' },
    merchantOrderNo: 'N-1',
  };
  const headers = { 'Idempotency-Key': 'key-of-the-transports' };
  expect((await client.POST('/v2/card/open', { body, headers })).data.status).toBe('processing');
  control('faults', { kind: 'held', operation: 'openCard' });
  const attempt = new AbortController();
  const held = client.POST('/v2/card/open', {
    body: { ...body, merchantOrderNo: 'N-2' },
    headers: { 'Idempotency-Key': 'key-of-what-is-held' },
    signal: attempt.signal,
  });
  while (!log.exchanges.some(({ fault }) => fault === 'held')) await wait(10);
  attempt.abort();
  expect((await held).error.reason).toBe('aborted');
  while (log.leaves.length === 0) await wait(10);
  const { data } = await client.POST('/user/generate', { body: { externalUserId: 'u-1', chainTypes: ['TRON'] } });
  const end = new AbortController();
  const listening = client.listen({ store: async () => undefined, signal: end.signal, WebSocket });
  const until = async (kind: string) => {
    while (!log.sockets.some((one) => one.kind === kind)) await wait(10);
  };
  await until('connect');
  control(`users/${data.user.userId}/status`, { status: 'frozen' });
  await until('received');
  end.abort();
  await listening;
  await until('closed');
  return log;
}

/** Times, what is drawn anew for each request, and ids, which begin with a time. */
function withoutTimes({ exchanges, sockets, leaves }: CertificationLog): unknown {
  const names = /^(?:at|answeredAt|time|timestamp|skewMs|nonce)$/;
  const text = JSON.stringify({ exchanges, sockets, leaves }, (name, value) => (names.test(name) ? undefined : value));
  return JSON.parse(text.replace(/([a-z]+_)[0-7][0-9A-HJKMNP-TV-Z]{25}/g, '$1'));
}

it('calls and a websocket leave the same log over HTTP as on the simulated network, but for times', async () => {
  const simulated = await runInSimulatedTime('transports', async () =>
    play({ origin: 'https://api.example', ...startProvider(createState(), OPTIONS) }),
  );
  const certifier = createCertifier(OPTIONS);
  const { server, host, stop } = createSandboxServer(createState(), { log: () => undefined, observer: certifier });
  const origin = await listen(server, 0);
  const real = await play({ origin, host, certifier, fetch, WebSocket });
  const served = await (await fetch(`${origin}/sandbox/certification`)).json();
  await stop();

  expect(withoutTimes(real)).toEqual(withoutTimes(simulated));
  expect(simulated.exchanges.flatMap(({ fault }) => fault ?? [])).toEqual(['cut_after_commit', 'held']);
  expect(simulated.leaves).toMatchObject([{ isLeft: true }]);
  expect(served).toEqual(JSON.parse(JSON.stringify(certifier.readReport())));
});
