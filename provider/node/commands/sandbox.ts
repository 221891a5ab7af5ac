import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { runCommand } from '../../../scripts/cli/command.ts';
import { exitWithUsage, ROOT, readOptions, toOrigin, toPort } from '../../../scripts/cli/options.ts';
import { LOOPBACK_PAGES, type LocalAccess } from '../../../scripts/server/http/local-access.ts';
import { listen } from '../../../scripts/server/listen.ts';
import { origin as siteOrigin } from '../../../src/site/origin.ts';
import { stopClock } from '../../simulator/state/clock.ts';
import type { State } from '../../simulator/state/state.ts';
import { createTestState, MERCHANT_ID } from '../../simulator/test-merchant.ts';
import { KEYS_FILE } from '../generate/test-keys.ts';
import { quoteForShell, writeEnvironment } from '../server/environment-files.ts';
import { withExampleHolder } from '../server/example-holder.ts';
import { readRealTarget } from '../server/real-target.ts';
import { createSandboxServer } from '../server/sandbox-server.ts';
import { createCode, createSandboxTarget } from '../server/sandbox-target.ts';
import { createSigningProxy, type ProxyTarget } from '../server/signing-proxy.ts';
import { type OpenedState, openStateLog } from '../server/state-log/state-log.ts';

const LOOPBACK = '127.0.0.1';
const ENVIRONMENT_FOLDER = '.generated/sandbox-environment';

const { values } = readOptions({
  usage:
    'npm run sandbox -- [--port N] [--host ADDRESS] [--clock INSTANT] [--state FILE] [--seed TEXT] [--signing-proxy [URL]] [--allow-origin URL] [--allow-host NAME] [--quiet]',
  summary: 'Serves the simulated provider over HTTP and websocket, on this machine only, with test credentials.',
  options: {
    port: { type: 'string', value: 'N', default: '4180', help: 'the first port to try; 0: any' },
    host: { type: 'string', value: 'ADDRESS', default: LOOPBACK, help: 'where to listen; 0.0.0.0 in a container' },
    clock: {
      type: 'string',
      value: 'INSTANT',
      help: 'a stopped clock until it is moved: 2026-01-15T08:00:00Z',
    },
    state: { type: 'string', value: 'FILE', help: 'keeps the state in a file' },
    seed: { type: 'string', value: 'TEXT', help: 'what ids and tokens are drawn from; the same seed draws the same' },
    'signing-proxy': {
      type: 'string',
      value: 'URL',
      implied: 'sandbox',
      help: 'signs what it is sent, for tools that cannot sign: for this sandbox, or, without one, for the API at URL',
    },
    'allow-origin': {
      type: 'string',
      multiple: true,
      value: 'URL',
      help: `pages that may call it, beside those of this machine and of ${siteOrigin}`,
    },
    'allow-host': {
      type: 'string',
      multiple: true,
      value: 'NAME',
      help: 'other names by which it may be called, such as that of a container',
    },
    quiet: { type: 'boolean', help: 'no line for each request' },
  },
});
const port = toPort(values.port);
const instant = values.clock === undefined ? undefined : Date.parse(values.clock);
if (Number.isNaN(instant))
  exitWithUsage(`--clock must be an instant such as 2026-01-15T08:00:00Z, not "${values.clock}".`);

const access: LocalAccess = {
  pages: [LOOPBACK_PAGES, siteOrigin, ...(values['allow-origin'] ?? []).map(toOrigin)],
  hosts: [values.host, ...(values['allow-host'] ?? [])].map((name) => name.toLowerCase()),
};
const proxied = values['signing-proxy'];

await runCommand(async () => {
  if (proxied !== undefined && proxied !== 'sandbox') {
    const target = readRealTarget(proxied, process.env);
    const proxy = await startProxy(target, port);
    endWith(() => Promise.resolve(proxy.close()));
    return true;
  }
  const file = values.state === undefined ? undefined : resolve(values.state);
  const { state, stateLog } = file === undefined ? { state: createFreshState() } : await openState(file);
  const { server, host, stop } = createSandboxServer(state, {
    stateLog,
    access,
    log: values.quiet ? () => undefined : console.log,
  });
  const origin = await listen(server, port, values.host);
  const target = createSandboxTarget(origin, host);
  const credentials = { origin, accessToken: await target.getToken(), code: createCode(host) };
  console.log(`
Simulator (${values.host === LOOPBACK ? 'this machine only' : `listening on ${values.host}`}): ${origin}
  websocket            ${origin.replace('http', 'ws')}/ws/listen
  merchant             ${MERCHANT_ID}
  keys                 ${KEYS_FILE}: mk_sig_test_1 signs, mk_enc_test_1 decrypts; pk_sig_test_1, pk_enc_test_1 are the provider's
  authorization code   10 minutes; another one: POST ${origin}/sandbox/codes
  controls             ${origin}/sandbox/…: see openapi/sandbox/controls.yaml
For the quick start and the samples of the reference, run this in another terminal:
  source ${quoteForShell(writeEnvironment(join(ROOT, ENVIRONMENT_FOLDER), credentials))}
Stop with Ctrl+C.
`);
  const proxy = proxied === undefined ? undefined : await startProxy(target, port && port + 1);
  endWith(() => {
    proxy?.close();
    return stop();
  });
  return true;
});

/** The state of the file, or a fresh one, and what keeps it there. */
async function openState(file: string): Promise<OpenedState> {
  const opened = await openStateLog(file, { createState: createFreshState, log: console.error });
  const { inputs, tornBytes } = opened.restored ?? { inputs: 0, tornBytes: 0 };
  if (opened.restored) console.log(`State: ${file}, ${inputs} inputs after its snapshot.`);
  if (tornBytes > 0) console.log(`The last record was torn: ${tornBytes} bytes dropped.`);
  return opened;
}

function createFreshState(): State {
  return withExampleHolder(
    createTestState({
      seed: values.seed ?? randomUUID(),
      time: instant ?? Date.now(),
      clock: instant === undefined ? { mode: 'running', offset: 0 } : stopClock(instant),
    }),
    ROOT,
  );
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
  const end = () => void stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  process.once('SIGHUP', end);
}
