import { type Certifier, type CertifierOptions, createCertifier } from '../../provider/node/certification/certifier.ts';
import { nodeCryptography } from '../../provider/node/server/node-cryptography.ts';
import { createObservedHost } from '../../provider/node/server/observed-host.ts';
import { createCalls } from '../../provider/node/server/serve-call.ts';
import type { SandboxHost } from '../../provider/simulator/host.ts';
import type { State } from '../../provider/simulator/state/state.ts';
import { createFetch, wait } from '../setup/simulated-network.ts';
import { createSimulatedSockets } from '../setup/simulated-socket.ts';

/** How long the provider takes for a call: calls that are sent together overlap. */
const SERVICE_MS = 20;

/** The provider that certifies a client, in this process, on the clock of the program. */
export function startProvider(state: State, options: CertifierOptions) {
  const certifier: Certifier = createCertifier(options);
  const { WebSocket, dispatch } = createSimulatedSockets((): SandboxHost => socketHost);
  const { host, socketHost } = createObservedHost(state, {
    now: Date.now,
    cryptography: nodeCryptography,
    dispatch,
    observer: certifier,
  });
  const serve = createCalls(host, { observer: certifier, now: Date.now, wait, serviceMs: SERVICE_MS });
  return { host, certifier, WebSocket, fetch: createFetch(serve) };
}
