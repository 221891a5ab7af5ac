/**
 * How long a connection that has nothing to do is kept, in milliseconds: longer than clients keep theirs, because a request that
 * leaves while the server closes fails with a socket error.
 */
export const KEEP_ALIVE_MS = 65_000;
