import { createServer } from 'node:net';
import { isBlockedPort } from '../../packages/base/node/blocked-ports.ts';

/** The browser tests serve sites on some ports of a block of so many (`tests/setup/sites.ts`). */
const BLOCK = 128;

/** The first port from `first` on that begins a free block: another run, or one that was killed, may have those before. */
export async function findTestPort(first = 4791): Promise<number> {
  for (let port = first; port + BLOCK <= 65_535; port += BLOCK) {
    const block = Array.from({ length: BLOCK }, (_, index) => port + index);
    const free = await Promise.all(block.map(isFree));
    if (!free.includes(false)) return port;
  }
  throw new Error('No free ports were found for the browser tests. End what occupies them, or set TEST_PORT.');
}

function isFree(port: number): Promise<boolean> {
  if (isBlockedPort(port)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
