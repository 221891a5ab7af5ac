import type { CertificationLog, Extra } from '../../packages/simulator/certification/exchange.ts';
import { listSigningKeys } from '../../packages/simulator/core/envelope/seal.ts';
import type { State } from '../../packages/simulator/core/state/state.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { runRounds } from '../../packages/simulator/node/certification/run-rounds.ts';
import { withSecondKey } from '../../packages/simulator/node/certification/second-key.ts';
import { withHolder } from '../../packages/simulator/node/server/example-holder.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { createClient } from '../../site/client/index.ts';
import type { ClientOptions } from '../../site/client/types.ts';
import { readExampleHolder } from '../../site/generate/example-holder.ts';
import { publicKey } from '../client/stage.ts';
import type { Loose } from '../sandbox/driver.ts';
import { runInSimulatedTime } from '../setup/simulated-time.ts';
import { CARD, type Program, RECHARGE, runProgram } from './program.ts';
import { startProvider } from './provider.ts';

/** The approved holder of the examples, whom the command has from the start. */
const HOLDER = readExampleHolder(ROOT);

/** What a client with a mistake is made of. `fetch` is that of the network. */
export type Start = {
  createCode: () => string;
  connect: (options: Partial<ClientOptions>) => Loose;
  fetch: typeof fetch;
};

export type Faulty = {
  options?: (start: Start) => Partial<ClientOptions>;
  program?: (good: Program, client: Loose) => Partial<Program>;
  /** Instead of the program: the exit code of a client that sends nothing. */
  silent?: number;
  /** What is asked for beside the usual rounds. */
  extras?: Extra[];
  /** What the client does as its daily job. Gives the exit code. */
  daily?: (client: Loose, state: State) => Promise<number>;
  /** The client gets one of two keys of the provider. */
  hasOneKey?: true;
  /** Instead of one program: what runs it in another style. */
  run?: (program: Program, prefix: string) => Promise<number>;
};

/** Certifies the good client with one change, in this process, round by round: each, or those with some faults. */
export function certify(seed: string, faulty: Faulty = {}, kinds?: readonly string[]) {
  return runInSimulatedTime(seed, async () => {
    const stage = startStage('run', seed, faulty);
    await runRounds(
      stage.host,
      stage.certifier,
      (_, how) => stage.run('', how),
      (play) => kinds === undefined || kinds.includes(play.kind === 'fault' ? play.fault.kind : play.kind),
    );
    return stage.finish();
  });
}

/** The same client while the simulator watches: the program runs again and again, each time for another amount. */
export function watch(seed: string, faulty: Faulty, runs: number) {
  return runInSimulatedTime(seed, async () => {
    const stage = startStage('watch', seed, faulty);
    for (let run = 1; run <= runs; run += 1) await stage.run(`${run}-`, { more: run });
    return stage.finish();
  });
}

type How = { more?: number; crash?: AbortSignal; isDaily?: boolean };

function startStage(mode: CertificationLog['mode'], seed: string, faulty: Faulty) {
  const {
    options,
    program: change,
    silent,
    run: runStyle = runProgram,
    extras = [],
    hasOneKey,
    daily = async () => 0,
  } = faulty;
  const usual = withHolder(createTestState({ seed, time: Date.now() }), HOLDER);
  const state = extras.includes('rotate-key') ? withSecondKey(usual) : usual;
  const { host, certifier, fetch } = startProvider(state, { mode, seed, salt: `salt of ${seed}`, extras });
  const control = (method: string, path: string, body: unknown = {}): Loose =>
    host.control({ method, path: `/sandbox/${path}`, body }).data;
  const createCode = (): string => control('POST', 'codes').code;
  const connect = (more: Partial<ClientOptions>): Loose =>
    createClient({
      baseUrl: 'https://api.example',
      fetch,
      merchantId: MERCHANT_ID,
      signingKey: { ...getTestKey('mk_sig_test_1') },
      verificationKeys: listSigningKeys(state).slice(0, hasOneKey ? 1 : 2),
      encryptionKey: publicKey('pk_enc_test_1'),
      decryptionKey: { ...getTestKey('mk_enc_test_1') },
      ...more,
    });
  let kept: Loose;
  const run = async (prefix: string, { more = 0, crash, isDaily }: How = {}) => {
    if (silent !== undefined) return silent;
    control('POST', 'wallet/top-ups', { amount: { value: '500.00', currency: 'USD' } });
    // A watched client goes on, and with it its tokens.
    if (mode === 'run' || kept === undefined)
      kept = connect({
        access: { code: createCode() },
        ...(crash && { fetch: fetchUntil(crash, fetch) }),
        ...options?.({ createCode, connect, fetch }),
      });
    const client = kept;
    if (isDaily) return daily(client, host.getState());
    const good: Program = {
      open: (number) => client.POST('/v2/card/open', { body: CARD(number, more) }),
      recharge: (cardId, number) => client.PATCH('/v2/card/recharge', { body: RECHARGE(cardId, number) }),
      readOrder: (orderId) => client.GET('/v2/card/log/{orderId}', { params: { path: { orderId } } }),
      onUnknown: (error) => client.repeat(error.call),
      isFinal: (status) => status === 'success' || status === 'failed',
      pass: () => void control('POST', 'clock', { advanceMs: 1000 }),
      waitsForOrders: true,
      failure: 1,
      recharges: mode === 'watch' ? 4 : 1,
    };
    const died = new Promise<number>((resolve) => crash?.addEventListener('abort', () => resolve(1)));
    return Promise.race([runStyle({ ...good, ...change?.(good, client) }, prefix), died]);
  };
  const finish = () => {
    host.stop();
    return { report: certifier.readReport(), log: certifier.getLog(), state: host.getState() };
  };
  return { host, certifier, run, finish };
}

/** Sends until the program is killed: then it neither sends nor receives. */
function fetchUntil(crash: AbortSignal, send: typeof fetch): typeof fetch {
  const forever = new Promise<never>(() => undefined);
  return async (url, init) => {
    if (crash.aborted) return forever;
    const signal = init?.signal ? AbortSignal.any([init.signal, crash]) : crash;
    return send(url, { ...init, signal }).catch((error) => (crash.aborted ? forever : Promise.reject(error)));
  };
}
