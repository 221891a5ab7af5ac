import type { SandboxHost } from '../../packages/simulator/core/host.ts';
import type { State } from '../../packages/simulator/core/state/state.ts';
import { createMemoryStorage } from '../../packages/simulator/core/state-storage.ts';
import {
  type Certifier,
  type CertifierOptions,
  createCertifier,
} from '../../packages/simulator/node/certification/certifier.ts';
import { nodeCryptography } from '../../packages/simulator/node/server/node-cryptography.ts';
import { createObservedHost } from '../../packages/simulator/node/server/observed-host.ts';
import { createCalls } from '../../packages/simulator/node/server/serve-call.ts';
import { createFetch, wait } from '../setup/simulated-network.ts';
import { createSimulatedSockets } from '../setup/simulated-socket.ts';

/** How long the provider takes for a call: calls that are sent together overlap. */
const SERVICE_MS = 20;

/** The provider that certifies a client, in this process, on the clock of the program. */
export function startProvider(state: State, options: CertifierOptions) {
  const certifier: Certifier = createCertifier(options);
  const { WebSocket, dispatch } = createSimulatedSockets((): SandboxHost => socketHost);
  const { host, socketHost } = createObservedHost(createMemoryStorage(state), {
    now: Date.now,
    cryptography: nodeCryptography,
    dispatch,
    observer: certifier,
  });
  const serve = createCalls(host, { observer: certifier, now: Date.now, wait, serviceMs: SERVICE_MS });
  return { host, certifier, WebSocket, fetch: createFetch(serve) };
}
