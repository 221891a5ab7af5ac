import type { Exchange } from './recording-proxy.ts';

/** Recorded traffic as an HTTP archive (HAR 1.2), which other tools read. */
export function toHar(exchanges: readonly Exchange[], origin: string): string {
  const entries = exchanges.map((exchange) => ({
    startedDateTime: new Date().toISOString(),
    time: 0,
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
    request: {
      method: exchange.method,
      url: origin + exchange.target,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toList(exchange.requestHeaders),
      queryString: toList([...new URL(origin + exchange.target).searchParams]),
      ...(exchange.requestBody !== '' && {
        postData: { mimeType: 'application/json', text: exchange.requestBody },
      }),
      headersSize: -1,
      bodySize: exchange.requestBody.length,
    },
    response: {
      status: exchange.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toList(exchange.responseHeaders),
      content: { size: exchange.responseBody.length, mimeType: 'application/json', text: exchange.responseBody },
      redirectURL: '',
      headersSize: -1,
      bodySize: exchange.responseBody.length,
    },
  }));
  return JSON.stringify({ log: { version: '1.2', creator: { name: 'samples', version: '1' }, entries } });
}

function toList(pairs: [string, string][]) {
  return pairs.map(([name, value]) => ({ name, value }));
}
