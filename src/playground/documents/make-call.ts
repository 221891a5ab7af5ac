import { parseJson } from '../../../packages/base/encoding/json.ts';
import { findHeader, type MadeCall } from '../client/exchange.ts';
import { isInRange, isJson } from '../client/media-type.ts';
import { sendToAddress, streamToAddress } from '../environment/send-to-address.ts';
import type { CallRequest } from '../provider/provider.ts';
import { findAddress, findAlternative, getInputs } from './access-inputs.ts';
import { addQuery, buildRequest } from './build-request.ts';
import { withTokens } from './client-credentials.ts';
import { applyCredentials } from './credentials.ts';
import type { LoadedOperation } from './loaded-operations.ts';
import { readParameters } from './parameter-values.ts';
import { type Received, receive } from './receive.ts';
import { AddressError, joinTarget } from './server-address.ts';

/** Id of the only environment. */
export const ENVIRONMENT = 'documents';

const NOTHING: Omit<Received, 'duration'> = { status: 0, responseHeaders: {}, responseBody: '' };

/** Sends a draft to the server that the reader has chosen, with the credentials that he has entered, and checks the response by the document. */
export async function makeCall(
  loaded: LoadedOperation,
  { draft, onProgress, signal }: Pick<CallRequest, 'draft' | 'onProgress' | 'signal'>,
): Promise<MadeCall> {
  const { operation, document } = loaded;
  const inputs = getInputs(document);
  const address = findAddress(operation, inputs);
  if (address === undefined) throw new AddressError('noAddress');
  const built = await buildRequest(loaded, draft, readParameters(loaded, draft));
  // Before client credentials leave the page for a token.
  joinTarget(address, built.target);
  const alternative = findAlternative(operation, inputs);
  const tokens = await withTokens(alternative, inputs.credentials, { server: address, send: sendToAddress });
  const credentials = applyCredentials(alternative, tokens);
  const headers = [...built.headers, ...credentials.headers];
  const url = joinTarget(address, addQuery(built.target, credentials.query));
  const target = url.pathname + url.search;
  const time = Date.now();
  const start = performance.now();
  const complete = (received: Received): MadeCall => ({
    environment: ENVIRONMENT,
    origin: url.origin,
    isPrivate: true,
    method: operation.method,
    target,
    requestHeaders: headers,
    ...(built.body && { requestBody: built.body.text }),
    time,
    ...received,
  });
  const request = {
    url: url.href,
    method: operation.method,
    headers,
    ...(built.body && { body: built.body.bytes }),
  };
  const received = await receive((reader) => streamToAddress(request, reader), {
    target,
    ...(signal && { signal }),
    ...(onProgress && { onProgress: (progress: Received) => onProgress(complete(progress)) }),
  });
  if (!received) return complete({ ...NOTHING, duration: performance.now() - start });
  const problems = checkResponse(loaded, received);
  return { ...complete(received), ...(problems && { problems }) };
}

/** Undefined where the document says nothing that could be compared. */
function checkResponse(loaded: LoadedOperation, received: Received): MadeCall['problems'] {
  const { status, responseHeaders, responseBody, file } = received;
  const documented = loaded.findResponse(status);
  if (!documented) return [{ field: 'status', rule: 'enum', value: loaded.statuses.join(', ') }];
  const { mediaTypes, check } = documented;
  const type = findHeader(responseHeaders, 'Content-Type') ?? '';
  const isEmpty = responseBody === '' && !file;
  const isDocumented = mediaTypes.length === 0 || isEmpty || mediaTypes.some((range) => isInRange(type, range));
  // A media type of JSON may be more exact than that of the document.
  const isOtherJson = isJson(type) && mediaTypes.some(isJson);
  if (!isDocumented && !isOtherJson) return [{ field: 'Content-Type', rule: 'enum', value: mediaTypes.join(', ') }];
  if (isEmpty && mediaTypes.length === 0) return [];
  if (!isJson(type)) return undefined;
  // What is not JSON is no object either.
  const value = parseJson(responseBody) ?? null;
  return check?.(value).flatMap((mark) => ('rule' in mark ? [mark] : []));
}
