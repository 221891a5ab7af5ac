import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import type { SandboxHost } from '../../src/sandbox/host.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../src/sandbox/test-merchant.ts';
import { runCommand } from '../cli/command.ts';
import { exitWithUsage, readOptions, toPort } from '../cli/options.ts';
import { KEYS_FILE } from '../sandbox/test-keys.ts';
import { listen } from '../server/listen.ts';
import { createSandboxServer } from '../server/sandbox/sandbox-server.ts';
import { createSigningProxy, createTokenSource } from '../server/sandbox/signing-proxy.ts';
import { restoreState } from '../server/sandbox/state-log.ts';

const { values } = readOptions({
  usage: 'npm run sandbox -- [--port N] [--clock INSTANT] [--state FILE] [--seed TEXT] [--signing-proxy] [--quiet]',
  summary: 'Serves the simulated provider over HTTP and websocket, on this machine only, with test credentials.',
  options: {
    port: { type: 'string', value: 'N', default: '4180', help: 'the first port to try; 0: any' },
    clock: {
      type: 'string',
      value: 'INSTANT',
      help: 'a clock that stands still until it is moved: 2026-01-15T08:00:00Z',
    },
    state: { type: 'string', value: 'FILE', help: 'keeps the state in a file' },
    seed: { type: 'string', value: 'TEXT', help: 'what ids and tokens are drawn from; the same seed draws the same' },
    'signing-proxy': { type: 'boolean', help: 'a second port that signs what it is sent, for tools that cannot sign' },
    quiet: { type: 'boolean', help: 'no line for each request' },
  },
});
const port = toPort(values.port);
const instant = values.clock === undefined ? undefined : Date.parse(values.clock);
if (Number.isNaN(instant))
  exitWithUsage(`--clock must be an instant such as 2026-01-15T08:00:00Z, not "${values.clock}".`);

await runCommand(async () => {
  const file = values.state === undefined ? undefined : resolve(values.state);
  const restored = file === undefined ? undefined : restoreState(file);
  if (restored) console.log(`State: ${file}, ${restored.inputs} inputs after its snapshot.`);
  if (restored && restored.droppedBytes > 0)
    console.log(`The last record was torn: ${restored.droppedBytes} bytes dropped.`);
  const state =
    restored?.state ??
    createTestState({
      seed: values.seed ?? randomUUID(),
      time: instant ?? Date.now(),
      clock: instant === undefined ? { mode: 'running', offset: 0 } : { mode: 'stopped', at: instant },
    });
  const { server, host, stop } = createSandboxServer(state, {
    file,
    log: values.quiet ? () => undefined : console.log,
  });
  const origin = await listen(server, port);
  console.log(`
Sandbox (simulated provider, this machine only): ${origin}
  websocket            ${origin.replace('http', 'ws')}/ws/listen
  merchant             ${MERCHANT_ID}
  keys                 ${KEYS_FILE}: mk_sig_test_1 signs, mk_enc_test_1 decrypts; pk_sig_test_1, pk_enc_test_1 are the provider's
  authorization code   10 minutes; another one: POST ${origin}/sandbox/codes
  controls             ${origin}/sandbox/…: see openapi/sandbox/controls.yaml
For the quick start, paste this into another terminal:
  export BASE_URL=${origin} AUTH_CODE=${createCode(host)}
Stop with Ctrl+C.
`);
  const proxy = values['signing-proxy'] ? await startProxy(origin, host) : undefined;
  const end = () => {
    proxy?.close();
    void stop().then(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  return true;
});

/** The proxy signs as the test merchant, on the clock of the sandbox. */
async function startProxy(origin: string, host: SandboxHost): Promise<Server> {
  const signer = { merchantId: MERCHANT_ID, key: getTestKey('mk_sig_test_1') };
  const now = () => host.getTime();
  const getToken = createTokenSource({ origin, signer, now, getCode: () => createCode(host) });
  const proxy = createSigningProxy({ origin, signer, now, getToken });
  console.log(`Signing proxy: ${await listen(proxy, port === 0 ? 0 : port + 1)}
  It adds token, headers and signature of the test merchant to whatever it is sent. Anybody on this machine can use it.
`);
  return proxy;
}

function createCode(host: SandboxHost): string {
  const { data } = host.control({ method: 'POST', path: '/sandbox/codes' });
  return typeof data === 'object' && data !== null && 'code' in data ? String(data.code) : '';
}
