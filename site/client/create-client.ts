import createRaw from 'openapi-fetch';
import type { ApiPath, Schema } from '../../packages/simulator/core/contract/schemas.ts';
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

  const call =
    (method: string) =>
    <Data>(path: ApiPath, init?: object) => {
      const origin = path.startsWith('/user/') ? tokenBaseUrl : baseUrl;
      // The types of this project's client say what is allowed; those of openapi-fetch, made for one document, would say it again.
      return toResult<Data>(raw.request(method as never, path as never, { ...init, baseUrl: origin } as never));
    };
  const repeat = ({ method, url, idempotencyKey, body }: SentCall) => {
    const headers = new Headers(idempotencyKey === undefined ? [] : [['Idempotency-Key', idempotencyKey]]);
    return toResult<unknown>(send(new Request(url, { method, headers, body }), true).then(readResponse));
  };
  const methods = Object.fromEntries(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((name) => [name, call(name)]));
  const listen = listenForEvents({ url: tokenBaseUrl, merchantId, refresh: call('POST') });
  const signed: typeof fetch = (input, init) => send(new Request(input, init));
  return { ...methods, repeat, listen, fetch: signed } as Client<Paths, Event>;
}

/** A verified response: its body is an envelope of the contract. */
type Verified<Data> = { response: Response } & (
  | { data: { data: Data }; error?: undefined }
  | { data?: undefined; error: Schema<'ErrorResponse'> }
);

async function readResponse(response: Response): Promise<Verified<unknown>> {
  const envelope = await response.json();
  return response.ok ? { data: envelope, response } : { error: envelope, response };
}

async function toResult<Data>(verified: Promise<Verified<Data>>): Promise<Result<Data>> {
  try {
    const { data, error, response } = await verified;
    return error ? { error: toRefusal(error, response), response } : { data: data.data, response };
  } catch (error) {
    if (error instanceof UnknownOutcomeError) return { error };
    throw error;
  }
}

function toRefusal(envelope: Schema<'ErrorResponse'>, { status, headers }: Response): Refusal {
  const { code, error: name, message, details = [], data, requestId } = envelope;
  const retryAfterMs = readRetryAfter(headers);
  return {
    ...{ kind: 'refused', status, code, name, message, details },
    ...(data && { existingId: data.id }),
    requestId,
    ...(retryAfterMs > 0 && { retryAfterMs }),
  };
}
