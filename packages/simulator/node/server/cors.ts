import type { IncomingHttpHeaders } from 'node:http';

/** How long a browser need not ask again whether a page may send these headers. */
const PREFLIGHT_SECONDS = 600;

/**
 * What tells a browser that a page may read a response. There are no cookies: what is signed, or the token, counts. Pages that are not
 * allowed have been refused before.
 */
export function getCorsHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return {
    ...(headers.origin !== undefined && { 'Access-Control-Allow-Origin': headers.origin }),
    'Access-Control-Expose-Headers': '*',
    Vary: 'Origin',
    // Chromium asks before a public page may reach this machine (Private Network Access).
    ...(headers['access-control-request-private-network'] === 'true' && {
      'Access-Control-Allow-Private-Network': 'true',
    }),
  };
}

/** What a preflight request gets besides. */
export function getPreflightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const requested = headers['access-control-request-headers'];
  return {
    'Access-Control-Allow-Methods': 'GET,POST,PUT,PATCH,DELETE',
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
    ...(requested !== undefined && { 'Access-Control-Allow-Headers': requested }),
    Vary: 'Origin, Access-Control-Request-Headers',
  };
}
