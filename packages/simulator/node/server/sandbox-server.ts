import { createServer, type Server } from 'node:http';
import { KEEP_ALIVE_MS } from '../../../base/node/keep-alive.ts';
import { LOOPBACK_PAGES, type LocalAccess } from '../../../base/node/local-access.ts';
import type { SandboxHost } from '../../core/host.ts';
import type { State } from '../../core/state/state.ts';
import { createMemoryStorage } from '../../core/state-storage.ts';
import { nodeCryptography } from './node-cryptography.ts';
import { createObservedHost } from './observed-host.ts';
import { createRequestListener, type LogLine } from './request-listener.ts';
import type { Observer } from './serve-call.ts';
import { createSockets } from './socket-server.ts';
import type { StateLog } from './state-log/state-log.ts';

/** Against half-open sockets and clients that send slowly. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
};
const MAX_CONNECTIONS = 2000;
/** How long requests under way may take at a stop. */
const STOP_MS = 5000;

export type SandboxServer = { server: Server; host: SandboxHost; stop(): Promise<void> };

type SandboxOptions = {
  stateLog?: StateLog;
  log: LogLine;
  access?: LocalAccess;
  limits?: Partial<typeof LIMITS>;
  observer?: Observer;
};

/**
 * The provider over HTTP and websocket. Not listening yet. `stateLog` keeps the state. Pages of this machine may call it, unless `access`
 * says something else.
 */
export function createSandboxServer(
  state: State,
  { stateLog, log, access = { pages: [LOOPBACK_PAGES] }, limits, observer }: SandboxOptions,
): SandboxServer {
  const sockets = createSockets();
  const { host, socketHost } = createObservedHost(createMemoryStorage(state, stateLog?.append), {
    now: Date.now,
    cryptography: nodeCryptography,
    dispatch: sockets.dispatch,
    observer,
  });
  // The sockets of the process before are gone.
  for (const session of Object.keys(state.listen.connections)) host.disconnect(session);
  const server = createServer({ ...LIMITS, ...limits }, createRequestListener(host, { log, access, observer }));
  server.maxConnections = MAX_CONNECTIONS;
  sockets.attach(server, socketHost, access);
  return {
    server,
    host,
    async stop() {
      sockets.closeAll();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), STOP_MS).unref();
      });
      host.stop();
      await stateLog?.close(host.getState());
    },
  };
}
