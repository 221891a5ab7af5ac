import { expect, it, onTestFinished, vi } from 'vitest';
import type { Extra } from '../../provider/certification/exchange.ts';
import type { Report } from '../../provider/certification/grade.ts';
import { createClient } from '../../provider/client/index.ts';
import type { ListenOptions } from '../../provider/client/types.ts';
import { type Certifier, createCertifier } from '../../provider/node/certification/certifier.ts';
import { createSandboxServer } from '../../provider/node/server/sandbox-server.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../provider/simulator/test-merchant.ts';
import { listen } from '../../scripts/server/listen.ts';
import { publicKey } from '../client/stage.ts';
import type { Loose } from '../sandbox/driver.ts';

/** Serves a listener while events arrive, until `check` holds. Gives the report. */
async function watchListener(
  check: (certifier: Certifier, client: Loose) => unknown,
  options: Partial<ListenOptions> = {},
  extras: Extra[] = [],
) {
  const certifier = createCertifier({ mode: 'watch', seed: 'sockets', salt: 'sockets', extras });
  const state = createTestState({ seed: 'sockets', time: Date.now() });
  const { server, host, stop } = createSandboxServer(state, { log: () => undefined, observer: certifier });
  const origin = await listen(server, 0);
  const end = new AbortController();
  onTestFinished(async () => {
    end.abort();
    await stop();
  });
  const client: Loose = createClient({
    baseUrl: origin,
    merchantId: MERCHANT_ID,
    signingKey: { ...getTestKey('mk_sig_test_1') },
    verificationKeys: [publicKey('pk_sig_test_1')],
  });
  const { data } = await client.POST('/user/generate', { body: { externalUserId: 'u-1', chainTypes: ['TRON'] } });
  void client.listen({ store: async () => undefined, signal: end.signal, ...options });
  const { sockets } = certifier.getLog();
  const more = extras.length > 0 ? ['frozen', 'active'] : [];
  const until = (check: () => unknown) => vi.waitFor(check, { timeout: 90_000, interval: 20 });
  const setStatus = (status: string) =>
    host.control({ method: 'POST', path: `/sandbox/users/${data.user.userId}/status`, body: { status } });
  await until(() => expect(sockets.some(({ kind }) => kind === 'connect')).toBe(true));
  for (const [index, status] of ['frozen', 'active', 'frozen', 'active', 'frozen', 'active', ...more].entries()) {
    expect(setStatus(status).status).toBe(200);
    await until(() => expect(sockets.filter((one) => one.kind === 'received').length).toBeGreaterThan(index));
  }
  await until(() => check(certifier, client));
  expect(JSON.stringify(certifier.getLog())).not.toMatch(/ltk_/);
  return certifier.readReport();
}

const readVerdict = (certifier: Certifier, wanted: string) =>
  certifier.readReport().points.find(({ id }) => id === wanted)?.verdict;
const listFailed = ({ points }: Report) => points.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id);

it('sees a listener ignore an unknown frame and return from a loss, and accuses it of nothing', async () => {
  const report = await watchListener((certifier) => {
    expect(readVerdict(certifier, 'W5')).toBe('passed');
    expect(readVerdict(certifier, 'W6')).toBe('passed');
  });
  expect(listFailed(report)).toEqual([]);
});

/** A listener that leaves at what it does not know. */
class StrictSocket extends WebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    this.addEventListener('message', ({ data }) => {
      if (String(data).includes('"added.later"')) this.close();
    });
  }
}

it('W5 and nothing else fails when a listener closes the connection at an unknown frame', async () => {
  const report = await watchListener((certifier) => expect(readVerdict(certifier, 'W5')).toBe('failed'), {
    WebSocket: StrictSocket,
  });
  expect(listFailed(report)).toEqual(['W5']);
});

/** A listener that takes frames of its own for a sign of life. */
class PatientSocket extends WebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    const live = () => this.dispatchEvent(new MessageEvent('message', { data: '{"type":"heartbeat"}' }));
    const timer = setInterval(live, 10_000);
    this.addEventListener('close', () => clearInterval(timer));
  }
}

// By night: a listener waits 35 seconds for something to arrive, and one that waits longer is seen after a minute.
if (process.env.CERTIFICATION_SEEDS) {
  it('W9 passes, and nothing fails, when a listener drops a silent connection', async () => {
    const report = await watchListener((certifier) => expect(readVerdict(certifier, 'W9')).toBe('passed'), {}, [
      'long',
    ]);
    expect(listFailed(report)).toEqual([]);
  }, 120_000);

  it('W9 and nothing else fails when a listener keeps a silent connection', async () => {
    let count = 1;
    const check = async (certifier: Certifier, client: Loose) => {
      const silent = certifier.getLog().sockets.find(({ kind }) => kind === 'silent');
      // The program goes on with other work.
      if (count === 1 && silent && Date.now() - silent.at > 61_000) {
        count += 1;
        await client.POST('/user/generate', { body: { externalUserId: `u-${count}`, chainTypes: ['TRON'] } });
      }
      expect(readVerdict(certifier, 'W9')).toBe('failed');
    };
    const report = await watchListener(check, { WebSocket: PatientSocket }, ['long']);
    expect(listFailed(report)).toEqual(['W9']);
  }, 120_000);
}
