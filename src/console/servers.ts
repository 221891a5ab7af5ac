type Server = { url: string; description: string };

/** A document with these servers before its own; an operation that has servers of its own keeps those alone. */
export function withServers(document: Record<string, unknown>, servers: Server[]): Record<string, unknown> {
  return { ...document, servers: [...servers, ...(Array.isArray(document.servers) ? document.servers : [])] };
}
