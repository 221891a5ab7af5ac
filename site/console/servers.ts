import type { Server } from '../../src/model/operation.ts';

/** A document with these servers before its own, each once; an operation that has servers of its own keeps those alone. */
export function withServers(document: Record<string, unknown>, servers: Server[]): Record<string, unknown> {
  const own: { url?: unknown }[] = Array.isArray(document.servers) ? document.servers : [];
  const others = own.filter(({ url }) => servers.every((server) => server.url !== url));
  return { ...document, servers: [...servers, ...others] };
}
