import { expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '../../provider/client/index.ts';
import { createCertifier } from '../../provider/node/certification/certifier.ts';
import { createSandboxServer } from '../../provider/node/server/sandbox-server.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../provider/simulator/test-merchant.ts';
import { listen } from '../../scripts/server/listen.ts';
import { publicKey } from '../client/stage.ts';
import type { Loose } from '../sandbox/driver.ts';

it('sees a listener acknowledge a repeated event and return from a loss, and accuses it of nothing', async () => {
  const certifier = createCertifier({ mode: 'watch', seed: 'sockets', salt: 'sockets' });
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
  void client.listen({ store: async () => undefined, signal: end.signal });
  const { sockets } = certifier.getLog();
  const until = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 20 });
  const setStatus = (status: string) =>
    host.control({ method: 'POST', path: `/sandbox/users/${data.user.userId}/status`, body: { status } });
  await until(() => expect(sockets.some(({ kind }) => kind === 'connect')).toBe(true));
  for (const [index, status] of ['frozen', 'active', 'frozen', 'active', 'frozen', 'active'].entries()) {
    expect(setStatus(status).status).toBe(200);
    await until(() => expect(sockets.filter((one) => one.kind === 'received').length).toBeGreaterThan(index));
  }
  await until(() => expect(sockets.filter(({ kind }) => kind === 'connect').length).toBeGreaterThan(1));
  await until(() => expect(certifier.readReport().points.find(({ id }) => id === 'W6')?.verdict).toBe('passed'));
  const report = certifier.readReport();
  expect(report.points.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
  expect(JSON.stringify(certifier.getLog())).not.toMatch(/ltk_/);
});
