import { parseJson } from '../../../packages/base/encoding/json.ts';
import type { OperationId, ResponseData } from '../../../packages/simulator/core/contract/schemas.ts';
import type { Problem } from '../../../packages/simulator/core/envelope/refusal.ts';
import type { SandboxResponse } from '../../../packages/simulator/core/envelope/request.ts';
import { findProblems } from '../../../packages/simulator/core/validation/problems.ts';
import { validators } from '../../../packages/simulator/generated/response-validators.js';
import type { RsaPublicJwk } from '../../../packages/simulator/protocol/keys/rsa-jwk.ts';
import { verifyResponse } from '../../../packages/simulator/protocol/signing/verification.ts';
import { findHeader, type MadeCall } from '../../../src/playground/client/exchange.ts';
import type { Draft } from '../../../src/playground/provider/draft.ts';
import type { PageProvider } from '../environments/page-provider.ts';
import { getOperation } from './access-token.ts';
import { buildRequest } from './build-request.ts';
import { type CallTarget, createSandboxTarget } from './call-target.ts';

type CallOptions = { locale: string; idempotencyKey?: string; flags?: readonly string[] };

/** Signs a draft, sends it to a sandbox, and checks what comes back as a careful client does. */
export function callSandbox(
  operationId: string,
  draft: Draft,
  { provider, ...options }: CallOptions & { provider: PageProvider },
): Promise<MadeCall> {
  return callTarget(createSandboxTarget(provider), operationId, draft, options);
}

/** `data` of a call that succeeded: the simulator returns what the contract says. */
export function readData<Id extends OperationId>({ responseBody }: MadeCall): ResponseData<Id> {
  const { data }: { data: ResponseData<Id> } = JSON.parse(responseBody);
  return data;
}

/** The same to any target. */
export async function callTarget(
  target: CallTarget,
  operationId: string,
  draft: Draft,
  { locale, idempotencyKey = crypto.randomUUID(), flags = [] }: CallOptions,
): Promise<MadeCall> {
  const { environment, origin, isPrivate, credentials } = target;
  const time = target.getTime();
  const { request, body, signing, ...built } = await buildRequest(draft, {
    operation: getOperation(operationId),
    credentials,
    time: target.getSigningTime(),
    locale,
    token: target.getToken(),
    idempotencyKey,
    flags,
  });
  const start = performance.now();
  const response = await target.send(request);
  const duration = performance.now() - start;
  const isSignatureValid = response && credentials.verifier && (await isGenuine(response, credentials.verifier));
  return {
    environment,
    ...(origin !== undefined && { origin }),
    ...(isPrivate && { isPrivate }),
    method: request.method,
    target: request.target,
    requestHeaders: request.headers.map(([name, value]) => [name, value]),
    ...(body !== undefined && { requestBody: body }),
    ...built,
    signing: { ...signing, ...(response?.stringToSign !== undefined && { expected: response.stringToSign }) },
    status: response?.status ?? 0,
    responseHeaders: response?.headers ?? {},
    responseBody: response?.body ?? '',
    duration,
    time,
    problems: response ? checkResponse(operationId, response) : [],
    ...(isSignatureValid !== undefined && { isSignatureValid }),
  };
}

function checkResponse(operationId: string, { status, body }: SandboxResponse): Problem[] {
  const validate = validators[status < 300 ? `${operationId}.${status}` : 'error'];
  // What is not JSON is no object either.
  return validate ? findProblems(validate, parseJson(body) ?? null) : [{ field: 'status', rule: 'enum' }];
}

function isGenuine({ status, headers, body }: SandboxResponse, key: RsaPublicJwk): Promise<boolean> {
  const requestId = findHeader(headers, 'X-Request-Id') ?? '';
  const timestamp = findHeader(headers, 'X-Timestamp') ?? '';
  const signature = findHeader(headers, 'X-Signature') ?? '';
  return verifyResponse({ status, requestId, timestamp, signature, body }, key);
}
