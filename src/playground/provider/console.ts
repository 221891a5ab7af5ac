/** What a provider does for the console, which has nothing but the documents. */
export type ConsoleSupport = {
  /** Where a call can be sent without an account: before the servers of each document. */
  servers: { url: string; description: string }[];
  /** Signs and encrypts requests to these servers, and returns their responses; any other goes out as it is. */
  fetch: typeof fetch;
};
