import { environment } from '../dom/environment.ts';
import type { Server } from '../model/operation.ts';
import { useStore } from './use-store.ts';

/** The server that the reader chose, which all samples follow; the first one until the page is hydrated. */
export function useEnvironment(servers: Server[]): { index: number; server: Server | undefined } {
  const chosen = useStore(environment);
  const index = chosen < servers.length ? chosen : 0;
  return { index, server: servers[index] };
}
