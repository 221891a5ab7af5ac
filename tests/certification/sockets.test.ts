import { expect, it } from 'vitest';
import type { Extra } from '../../packages/simulator/certification/exchange.ts';
import type { Report } from '../../packages/simulator/certification/grade.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import type { Certifier } from '../../packages/simulator/node/certification/certifier.ts';
import { createClient } from '../../site/client/index.ts';
import type { ListenOptions } from '../../site/client/types.ts';
import { publicKey } from '../client/stage.ts';
import type { Loose } from '../sandbox/driver.ts';
import { wait } from '../setup/simulated-network.ts';
import { runInSimulatedTime } from '../setup/simulated-time.ts';
import { startProvider } from './provider.ts';

type Socket = NonNullable<ListenOptions['WebSocket']>;
type Listener = {
  /** The socket of the listener, from that of the network. */
  change?: (Base: ReturnType<typeof startProvider>['WebSocket']) => Socket;
  extras?: Extra[];
};

/** Serves a listener while events arrive, until `check` holds. Gives the report. */
function watchListener(
  check: (certifier: Certifier, client: Loose) => unknown,
  { change = (Base) => Base, extras = [] }: Listener = {},
) {
  return runInSimulatedTime('sockets', async () => {
    const state = createTestState({ seed: 'sockets', time: Date.now() });
    const options = { mode: 'watch', seed: 'sockets', salt: 'sockets', extras } as const;
    const { host, certifier, WebSocket, fetch } = startProvider(state, options);
    const end = new AbortController();
    const client: Loose = createClient({
      baseUrl: 'https://api.example',
      fetch,
      merchantId: MERCHANT_ID,
      signingKey: { ...getTestKey('mk_sig_test_1') },
      verificationKeys: [publicKey('pk_sig_test_1')],
    });
    const { data } = await client.POST('/user/generate', { body: { externalUserId: 'u-1', chainTypes: ['TRON'] } });
    void client.listen({ store: async () => undefined, signal: end.signal, WebSocket: change(WebSocket) });
    const { sockets } = certifier.getLog();
    const more = extras.length > 0 ? ['frozen', 'active'] : [];
    const setStatus = (status: string) =>
      host.control({ method: 'POST', path: `/sandbox/users/${data.user.userId}/status`, body: { status } });
    await until(() => expect(sockets.some(({ kind }) => kind === 'connect')).toBe(true));
    for (const [index, status] of ['frozen', 'active', 'frozen', 'active', 'frozen', 'active', ...more].entries()) {
      expect(setStatus(status).status).toBe(200);
      await until(() => expect(sockets.filter((one) => one.kind === 'received').length).toBeGreaterThan(index));
    }
    await until(() => check(certifier, client));
    end.abort();
    host.stop();
    expect(JSON.stringify(certifier.getLog())).not.toMatch(/ltk_/);
    return certifier.readReport();
  });
}

/** Looks ten times in a second of simulated time. */
async function until(check: () => unknown, timeoutMs = 120_000): Promise<void> {
  for (const start = Date.now(); ; await wait(100)) {
    try {
      return void (await check());
    } catch (error) {
      if (Date.now() - start > timeoutMs) throw error;
    }
  }
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
const leaveAtUnknown: Listener['change'] = (Base) =>
  class extends Base {
    constructor(url: string, protocol?: string) {
      super(url, protocol);
      this.addEventListener('message', (event) => {
        if (event instanceof MessageEvent && String(event.data).includes('"added.later"')) this.close();
      });
    }
  };

it('W5 and nothing else fails when a listener closes the connection at an unknown frame', async () => {
  const report = await watchListener((certifier) => expect(readVerdict(certifier, 'W5')).toBe('failed'), {
    change: leaveAtUnknown,
  });
  expect(listFailed(report)).toEqual(['W5']);
});

/** A listener that takes frames of its own for a sign of life. */
const keepAlive: Listener['change'] = (Base) =>
  class extends Base {
    constructor(url: string, protocol?: string) {
      super(url, protocol);
      const live = () => this.dispatchEvent(new MessageEvent('message', { data: '{"type":"heartbeat"}' }));
      const timer = setInterval(live, 10_000);
      this.addEventListener('close', () => clearInterval(timer));
    }
  };

it('W9 passes, and nothing fails, when a listener drops a silent connection', async () => {
  const report = await watchListener((certifier) => expect(readVerdict(certifier, 'W9')).toBe('passed'), {
    extras: ['long'],
  });
  expect(listFailed(report)).toEqual([]);
});

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
  const report = await watchListener(check, { change: keepAlive, extras: ['long'] });
  expect(listFailed(report)).toEqual(['W9']);
});
