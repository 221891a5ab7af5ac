import type { RelayReply, RelayRequest } from './relay-message.ts';

/** A server that has not responded by then is not waited for. */
const TIMEOUT_MS = 30_000;

/** One request without cookies, referrer, cache or redirects: exactly what was signed, to exactly who was meant. */
export async function sendRequest({ url, method, headers, body }: RelayRequest): Promise<RelayReply> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body && { body }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  } catch {
    // The browser tells scripts no more than that it failed.
    return undefined;
  }
}
