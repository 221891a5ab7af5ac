import createRaw from 'openapi-fetch';
import { isRecord } from '../../packages/base/encoding/json.ts';
import { listenForEvents } from './listen.ts';
import { readRetryAfter } from './retry-classes.ts';
import { createSender } from './signed-fetch.ts';
import type { Client, ClientOptions, Refusal, Result, SentCall } from './types.ts';
import { UnknownOutcomeError } from './unknown-outcome.ts';

/** A client of the merchant API and of the token service, whose calls resolve with `data` or `error`. They reject for mistakes of the program alone. */
export function createClient<Paths, Event>(options: ClientOptions): Client<Paths, Event> {
  const { baseUrl, tokenBaseUrl = baseUrl, merchantId } = options;
  const send = createSender(options);
  const raw = createRaw<Record<string, never>>({ fetch: (request) => send(request) });

  const call = (method: string) => (path: string, init?: object) => {
    const origin = path.startsWith('/user/') ? tokenBaseUrl : baseUrl;
    // The types of this project's client say what is allowed; those of openapi-fetch, made for one document, would say it again.
    return toResult(raw.request(method as never, path as never, { ...init, baseUrl: origin } as never));
  };
  const repeat = ({ method, url, idempotencyKey, body }: SentCall) => {
    const headers = new Headers(idempotencyKey === undefined ? [] : [['Idempotency-Key', idempotencyKey]]);
    return toResult(send(new Request(url, { method, headers, body }), true).then(readResponse));
  };
  const methods = Object.fromEntries(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((name) => [name, call(name)]));
  const listen = listenForEvents({ url: tokenBaseUrl, merchantId, refresh: call('POST') });
  const signed: typeof fetch = (input, init) => send(new Request(input, init));
  return { ...methods, repeat, listen, fetch: signed } as Client<Paths, Event>;
}

type Answer = { data?: unknown; error?: unknown; response: Response };

async function readResponse(response: Response): Promise<Answer> {
  const envelope: unknown = await response.json();
  return response.ok ? { data: envelope, response } : { error: envelope, response };
}

async function toResult(answer: Promise<Answer>): Promise<Result<unknown>> {
  try {
    const { data, error, response } = await answer;
    if (isRecord(data)) return { data: data.data, response };
    return { error: toRefusal(error, response), response };
  } catch (error) {
    if (error instanceof UnknownOutcomeError) return { error };
    throw error;
  }
}

/** The envelope of an error, verified; its members are those of the contract. */
function toRefusal(envelope: unknown, { status, headers }: Response): Refusal {
  const { code, error, message, details, data, requestId } = isRecord(envelope) ? envelope : {};
  const retryAfterMs = readRetryAfter(headers);
  return {
    kind: 'refused',
    status,
    code: Number(code),
    name: String(error),
    message: String(message),
    details: Array.isArray(details) ? details : [],
    ...(isRecord(data) && { existingId: String(data.id) }),
    requestId: String(requestId),
    ...(retryAfterMs > 0 && { retryAfterMs }),
  };
}
