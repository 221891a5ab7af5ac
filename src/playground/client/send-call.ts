import { validators } from '../../../.generated/sandbox/response-validators.js';
import { parseJson } from '../../protocol/encoding/json.ts';
import { verifyResponse } from '../../protocol/signing/verification.ts';
import type { SandboxResponse } from '../../sandbox/envelope/request.ts';
import { getTestKey } from '../../sandbox/test-merchant.ts';
import { findProblems } from '../../sandbox/validation/problems.ts';
import type { PageProvider } from '../provider/page-provider.ts';
import { getPresent } from '../provider/present.ts';
import { findAccessToken, getOperation } from './access-token.ts';
import { buildRequest } from './build-request.ts';
import type { Draft } from './draft.ts';
import type { Exchange } from './exchange.ts';
import { findChanges } from './state-changes.ts';

type CallOptions = {
  provider: PageProvider;
  locale: string;
  /** The same key again repeats a call; otherwise a new one is made. */
  idempotencyKey?: string;
};

/** Signs a draft, sends it to the provider in the page, and checks what comes back as a careful client does. */
export async function sendCall(operationId: string, draft: Draft, options: CallOptions): Promise<Exchange> {
  const { provider, locale, idempotencyKey = crypto.randomUUID() } = options;
  const operation = getOperation(operationId);
  const before = provider.getState();
  const time = getPresent(before);
  const token = findAccessToken(before)?.token;
  const { request, body, signing } = await buildRequest(draft, { operation, time, locale, token, idempotencyKey });
  const start = performance.now();
  const response = await provider.send(request);
  return {
    id: crypto.randomUUID(),
    operationId,
    method: request.method,
    target: request.target,
    requestHeaders: request.headers.map(([name, value]) => [name, value]),
    ...(body !== undefined && { requestBody: body }),
    signing,
    status: response.status,
    responseHeaders: response.headers,
    responseBody: response.body,
    duration: performance.now() - start,
    time,
    problems: checkResponse(operationId, response),
    isSignatureValid: await isGenuine(response),
    changes: findChanges(before, provider.getState()),
  };
}

function checkResponse(operationId: string, { status, body }: SandboxResponse) {
  return findProblems(validators[status < 300 ? `${operationId}.${status}` : 'error'], parseJson(body));
}

function isGenuine({ status, headers, body }: SandboxResponse): Promise<boolean> {
  const { 'X-Request-Id': requestId = '', 'X-Timestamp': timestamp = '', 'X-Signature': signature = '' } = headers;
  return verifyResponse({ status, requestId, timestamp, signature, body }, getTestKey('pk_sig_test_1'));
}
