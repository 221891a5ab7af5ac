import { createClient } from '../../provider/client/index.ts';
import type { ClientOptions } from '../../provider/client/types.ts';
import { createCertifier } from '../../provider/node/certification/certifier.ts';
import { runRounds } from '../../provider/node/certification/run-rounds.ts';
import { readExampleHolder } from '../../provider/node/generate/example-holder.ts';
import { withHolder } from '../../provider/node/server/example-holder.ts';
import { createSandboxServer } from '../../provider/node/server/sandbox-server.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../provider/simulator/test-merchant.ts';
import { ROOT } from '../../scripts/cli/options.ts';
import { listen } from '../../scripts/server/listen.ts';
import { publicKey } from '../client/stage.ts';
import type { Loose } from '../sandbox/driver.ts';
import { CARD, type Program, runProgram } from './program.ts';

export type Faulty = {
  options?: (start: { code: string; connect: (options: Partial<ClientOptions>) => Loose }) => Partial<ClientOptions>;
  program?: (good: Program, client: Loose) => Partial<Program>;
  /** Instead of the program: the exit code of a client that sends nothing. */
  silent?: number;
};

/** Certifies the good client with one change, in this process. */
export async function certify(seed: string, { options, program: change, silent }: Faulty = {}) {
  const certifier = createCertifier(seed, `salt of ${seed}`);
  const state = withHolder(createTestState({ seed, time: Date.now() }), readExampleHolder(ROOT));
  const { server, host, stop } = createSandboxServer(state, { log: () => undefined, observer: certifier });
  const origin = await listen(server, 0);
  const control = (method: string, path: string, body: unknown = {}): Loose =>
    host.control({ method, path: `/sandbox/${path}`, body }).data;
  const run = async () => {
    if (silent !== undefined) return silent;
    const { code } = control('POST', 'codes');
    const connect = (more: Partial<ClientOptions>): Loose =>
      createClient({
        baseUrl: origin,
        merchantId: MERCHANT_ID,
        signingKey: { ...getTestKey('mk_sig_test_1') },
        verificationKeys: [publicKey('pk_sig_test_1')],
        ...more,
      });
    const client = connect({ access: { code }, ...options?.({ code, connect }) });
    const good: Program = {
      open: (number) => client.POST('/v2/card/open', { body: CARD(number) }),
      recharge: (cardId, number) =>
        client.PATCH('/v2/card/recharge', {
          body: { cardId, amount: { value: '20.00', currency: 'USD' }, merchantOrderNo: number },
        }),
      readOrder: (orderId) => client.GET('/v2/card/log/{orderId}', { params: { path: { orderId } } }),
      onUnknown: (error) => client.repeat(error.call),
      isFinal: (status) => status === 'success' || status === 'failed',
      pass: () => void control('POST', 'clock', { advanceMs: 1000 }),
      waitsForOrders: true,
      failure: 1,
    };
    return runProgram({ ...good, ...change?.(good, client) });
  };
  await runRounds(host, certifier, run);
  const report = certifier.readReport();
  const served: Loose = await (await fetch(`${origin}/sandbox/certification`)).json();
  await stop();
  return { report, served, log: certifier.getLog() };
}
