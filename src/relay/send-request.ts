import { collectText } from './collect-text.ts';
import type { Ending, RelayReply, RelayRequest, ReplyReader } from './relay-message.ts';

/** A server that has sent nothing for so long is not waited for. */
const TIMEOUT_MS = 30_000;

/** Its server sends when there is something to say, which may be in an hour. https://html.spec.whatwg.org/multipage/server-sent-events.html */
const EVENT_STREAM = /^text\/event-stream\b/i;

/** One request without cookies, referrer, cache or redirects: exactly what was signed, to exactly who was meant. */
export async function streamRequest(
  { url, method, headers, body }: RelayRequest,
  { onHead, onChunk, signal }: ReplyReader,
): Promise<Ending> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  let timer = setTimeout(stop, TIMEOUT_MS);
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body && { body }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
      signal: controller.signal,
    });
    onHead({ status: response.status, headers: Object.fromEntries(response.headers) });
    const isEndless = EVENT_STREAM.test(response.headers.get('Content-Type') ?? '');
    const reader = response.body?.getReader();
    while (reader) {
      clearTimeout(timer);
      if (!isEndless) timer = setTimeout(stop, TIMEOUT_MS);
      const { done, value } = await reader.read();
      if (done) break;
      onChunk(value);
    }
    return 'done';
  } catch {
    // The browser tells scripts no more than that it failed.
    return signal?.aborted ? 'stopped' : 'failed';
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** The same with a response that is text, as a whole. */
export function sendRequest(request: RelayRequest): Promise<RelayReply> {
  return collectText((reader) => streamRequest(request, reader));
}
