import { once } from 'node:events';
import { createServer } from 'node:http';
import { createSiteServer } from '../../scripts/server/site-server.ts';

/** A server whose site can be replaced, and that can be without a connection, or slow. */
export type PublishedSite = {
  /** Replaces the site, and connects again. */
  deploy: (dir: string) => void;
  disconnect: () => Promise<void>;
  /** Requests get no response from now on. */
  stall: () => void;
  close: () => Promise<void>;
};

export async function publishSite(dir: string, { port, base }: { port: number; base: string }): Promise<PublishedSite> {
  let site = createSiteServer(dir, base);
  let isStalled = false;
  const server = createServer((request, response) => {
    if (!isStalled) site.emit('request', request, response);
  });
  const start = async () => {
    server.listen(port, 'localhost');
    await once(server, 'listening');
  };
  const stop = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  await start();
  return {
    deploy: (next) => {
      site = createSiteServer(next, base);
    },
    disconnect: stop,
    stall: () => {
      isStalled = true;
    },
    close: stop,
  };
}
