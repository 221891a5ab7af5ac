/** What a provider does for the console, which has nothing but the documents. */
export type ConsoleSupport = {
  /** Where a call can be sent without an account: before the servers of each document. */
  servers: { url: string; description: string }[];
  /** Signs, encrypts and answers requests to these servers; any other goes out as it is. */
  fetch: typeof fetch;
  /** A published document with values that are valid now. */
  readDocument(json: string): Record<string, unknown>;
  /** Gives a request that is sent again values of its own, where the reader has not typed any. */
  refreshRequest(request: Request): void;
};
