// The typed client of this API, for browsers, Node.js, Deno and Bun. It needs WebCrypto and `fetch`, nothing else.
export { createClient } from './create-client.ts';
export { signedFetch } from './signed-fetch.ts';
export type * from './types.ts';
export { UnknownOutcomeError } from './unknown-outcome.ts';
