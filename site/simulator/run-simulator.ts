import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listen } from '../../packages/base/node/listen.ts';
import { EXTRAS, type Extra } from '../../packages/simulator/certification/exchange.ts';
import type { Holder } from '../../packages/simulator/core/contract/schemas.ts';
import { listSigningKeys } from '../../packages/simulator/core/envelope/seal.ts';
import { stopClock } from '../../packages/simulator/core/state/clock.ts';
import type { State } from '../../packages/simulator/core/state/state.ts';
import { createTestState, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { createCertifier } from '../../packages/simulator/node/certification/certifier.ts';
import {
  certifyCommand,
  finishReport,
  guideClient,
} from '../../packages/simulator/node/certification/certify-command.ts';
import { withSecondKey } from '../../packages/simulator/node/certification/second-key.ts';
import { quoteForShell, writeEnvironment } from '../../packages/simulator/node/server/environment-files.ts';
import { withHolder } from '../../packages/simulator/node/server/example-holder.ts';
import { readRealTarget } from '../../packages/simulator/node/server/real-target.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { createCode, createSandboxTarget } from '../../packages/simulator/node/server/sandbox-target.ts';
import { createSigningProxy, type ProxyTarget } from '../../packages/simulator/node/server/signing-proxy.ts';
import { type OpenedState, openStateLog } from '../../packages/simulator/node/server/state-log/state-log.ts';
import { LOOPBACK, readSimulatorOptions } from './simulator-options.ts';

/** What differs between a checkout and the package. */
export type SimulatorContext = {
  /** How it is called: `npx api-docs sandbox --`. */
  command: string;
  /** Its holder from the start: the approved one of the recorded examples. */
  holder: Holder;
  /** Where the test keys and the controls can be read. */
  keys: string;
  controls: string;
  /** Where `--env` writes by default; without one, nothing is written. */
  environment?: string;
};

/** Serves the simulated provider until a signal ends the process, or until a command is certified. Gives the exit code. */
export async function runSimulator(context: SimulatorContext): Promise<number> {
  const options = readSimulatorOptions(context.command);
  const { port, proxied } = options;
  if (proxied !== undefined && proxied !== 'sandbox') {
    const proxy = await startProxy(readRealTarget(proxied, process.env), port);
    endWith(() => Promise.resolve(proxy.close()));
    return 0;
  }
  const createFreshState = () => createState(context.holder, options);
  const { state, stateLog } =
    options.state === undefined
      ? { state: createFreshState() }
      : await openState(resolve(options.state), createFreshState);
  const { certify: isCertifying, client } = options;
  const certifier = isCertifying
    ? createCertifier({
        mode: client.length > 0 ? 'run' : 'watch',
        ...{ seed: options.seed, salt: randomUUID(), isStrict: options.strict, extras: listExtras(options) },
        ...{ by: options.by, only: options.only },
      })
    : undefined;
  const { server, host, stop } = createSandboxServer(state, {
    stateLog,
    access: options.access,
    log: options.quiet || client.length > 0 ? () => undefined : console.log,
    ...(certifier && { observer: certifier }),
  });
  const origin = await listen(server, port, options.host);
  const folder = options.env === undefined ? context.environment : resolve(options.env);
  const report = { files: options.report, allowed: options['allow-not-seen'], call: context.command, client };
  if (certifier && client.length > 0) {
    const keys = options.env === undefined ? makeKeyFolder() : resolve(options.env);
    const { daily, rounds } = options;
    await certifyCommand({ host, certifier, origin, command: client, daily, rounds, folder: keys }).finally(stop);
    return finishReport(certifier, report);
  }
  const target = createSandboxTarget(origin, host);
  const verificationKeys = listSigningKeys(host.getState());
  const credentials = { origin, verificationKeys, accessToken: await target.getToken(), code: createCode(host) };
  console.log(`
Simulator (${options.host === LOOPBACK ? 'this machine only' : `listening on ${options.host}`}): ${origin}
  websocket            ${origin.replace('http', 'ws')}/ws/listen
  merchant             ${MERCHANT_ID}
  keys                 ${context.keys}: mk_sig_test_1 signs, mk_enc_test_1 decrypts; pk_sig_test_1, pk_enc_test_1 are the provider's
  authorization code   10 minutes; another one: POST ${origin}/sandbox/codes
  controls             ${origin}/sandbox/…: see ${context.controls}
${folder === undefined ? NO_FOLDER : `For the quick start and the samples of the reference, run this in another terminal:\n  source ${quoteForShell(writeEnvironment(folder, credentials))}`}
Stop with Ctrl+C.
`);
  const proxy = proxied === undefined ? undefined : await startProxy(target, port && port + 1);
  const stopGuide = certifier && options.guide ? guideClient(certifier, console.log) : undefined;
  endWith(async () => {
    stopGuide?.();
    proxy?.close();
    await stop();
    if (certifier) process.exitCode = finishReport(certifier, report);
  });
  return 0;
}

/** Of this run alone, because a second key is new each time. Removed when the process ends. */
function makeKeyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const NO_FOLDER =
  'For the quick start and the samples of the reference, start it with --env DIR: keys and variables are written there.';

/** The state of the file, or a fresh one, and what keeps it there. */
async function openState(file: string, createState: () => State): Promise<OpenedState> {
  const opened = await openStateLog(file, { createState, log: console.error });
  const { inputs, tornBytes } = opened.restored ?? { inputs: 0, tornBytes: 0 };
  if (opened.restored) console.log(`State: ${file}, ${inputs} inputs after its snapshot.`);
  if (tornBytes > 0) console.log(`The last record was torn: ${tornBytes} bytes dropped.`);
  return opened;
}

function listExtras(options: Partial<Record<Extra, unknown>>): Extra[] {
  return EXTRAS.filter((extra) => options[extra]);
}

type StateOptions = { seed: string; instant: number | undefined; 'rotate-key'?: boolean | undefined };

function createState(holder: Holder, { seed, instant, 'rotate-key': isRotating }: StateOptions): State {
  const state = withHolder(
    createTestState({
      seed,
      time: instant ?? Date.now(),
      clock: instant === undefined ? { mode: 'running', offset: 0 } : stopClock(instant),
    }),
    holder,
  );
  return isRotating ? withSecondKey(state) : state;
}

/** On the loopback only: whoever reaches it acts with its credentials. */
async function startProxy(target: ProxyTarget, first: number): Promise<Server> {
  const proxy = createSigningProxy(target);
  console.log(`Signing proxy: ${await listen(proxy, first)}
  It adds token, headers and signature of ${target.signer.merchantId} to whatever it is sent, and sends it to ${target.origin}.
  Anybody on this machine can use it.
`);
  return proxy;
}

/** Graceful stop: responses under way go out, sockets get a close code, the state is written. */
function endWith(stop: () => Promise<unknown>): void {
  const end = () => void stop().then(() => process.exit());
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  process.once('SIGHUP', end);
}
