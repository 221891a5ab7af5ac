import type { Server } from 'node:http';
import { isBlockedPort } from './blocked-ports.ts';
import { UsageError } from './options.ts';

/** On all addresses: from this machine it is reached by the name of the loopback. */
const WILDCARDS = ['0.0.0.0', '::'];

/** Starts a server on the first free port from `port` on that fetch can call (0: any). Gives its origin. */
export async function listen(server: Server, port: number, host = '127.0.0.1'): Promise<string> {
  for (let candidate = port; ; candidate += 1) {
    if (candidate !== 0 && isBlockedPort(candidate)) continue;
    const error = await tryPort(server, candidate, host);
    if (error === undefined) break;
    if (error.code === 'EADDRINUSE' && candidate - port < 50 && candidate < 65_535) continue;
    throw new UsageError(`Port ${candidate} cannot be used (${error.message}). Choose another one with --port.`);
  }
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${host === '127.0.0.1' || WILDCARDS.includes(host) ? 'localhost' : name}:${actual}`;
}

function tryPort(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => {
      server.off('error', resolve);
      resolve(undefined);
    });
  });
}
