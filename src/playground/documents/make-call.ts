import { parseJson } from '../../encoding/json.ts';
import type { JsonValue } from '../../model/schema.ts';
import type { RelayReply } from '../../relay/relay-message.ts';
import { findHeader, type MadeCall } from '../client/exchange.ts';
import { sendToAddress } from '../environment/send-to-address.ts';
import type { Draft } from '../provider/draft.ts';
import { findAddress, findAlternative, getInputs } from './access-inputs.ts';
import { addQuery, buildRequest } from './build-request.ts';
import { withTokens } from './client-credentials.ts';
import { applyCredentials } from './credentials.ts';
import type { LoadedOperation } from './loaded-operations.ts';
import { isJson } from './media-type.ts';
import { readParameters } from './parameter-values.ts';

/** The reader has to enter where calls go. */
export class AddressError extends Error {}

/** Id of the only environment. */
export const ENVIRONMENT = 'documents';

/** Sends a draft to the server that the reader has chosen, with the credentials that he has entered, and checks the response by the document. */
export async function makeCall(loaded: LoadedOperation, draft: Draft): Promise<MadeCall> {
  const { operation, document } = loaded;
  const inputs = getInputs(document);
  const address = findAddress(operation, inputs);
  if (address === undefined) throw new AddressError('There is no address to send to.');
  const alternative = findAlternative(operation, inputs);
  const credentials = applyCredentials(alternative, await withTokens(alternative, inputs.credentials, sendToAddress));
  const built = await buildRequest(operation, draft, readParameters(loaded, draft));
  const headers = [...built.headers, ...credentials.headers];
  const url = new URL(address + addQuery(built.target, credentials.query));
  const time = Date.now();
  const start = performance.now();
  const reply = await sendToAddress({
    url: url.href,
    method: operation.method,
    headers,
    ...(built.body && { body: built.body.bytes }),
  });
  return {
    environment: ENVIRONMENT,
    origin: url.origin,
    isPrivate: true,
    method: operation.method,
    target: url.pathname + url.search,
    requestHeaders: headers,
    ...(built.body && { requestBody: built.body.text }),
    status: reply?.status ?? 0,
    responseHeaders: reply?.headers ?? {},
    responseBody: reply?.body ?? '',
    duration: performance.now() - start,
    time,
    problems: reply ? checkResponse(loaded, reply) : [],
  };
}

function checkResponse(loaded: LoadedOperation, reply: NonNullable<RelayReply>): MadeCall['problems'] {
  const check = loaded.findResponseCheck(reply.status);
  if (!check) return [{ field: 'status', rule: 'enum' }];
  const isReadable = isJson(findHeader(reply.headers, 'Content-Type') ?? '');
  if (!isReadable) return [];
  // What is not JSON is no object either.
  const value = (parseJson(reply.body) ?? null) as JsonValue;
  return check(value).flatMap((mark) => ('rule' in mark ? [{ field: mark.field, rule: mark.rule }] : []));
}
