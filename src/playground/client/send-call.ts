import { validators } from '../../../.generated/sandbox/response-validators.js';
import { getOperation } from '../../../provider/access/access-token.ts';
import type { PageProvider } from '../../../provider/environments/page-provider.ts';
import type { RsaPublicJwk } from '../../../provider/protocol/keys/rsa-jwk.ts';
import { verifyResponse } from '../../../provider/protocol/signing/verification.ts';
import type { Problem } from '../../../provider/simulator/envelope/refusal.ts';
import type { SandboxResponse } from '../../../provider/simulator/envelope/request.ts';
import { findProblems } from '../../../provider/simulator/validation/problems.ts';
import { parseJson } from '../../encoding/json.ts';
import type { Draft } from '../provider/draft.ts';
import type { ProviderObject } from '../provider/objects.ts';
import { buildRequest } from './build-request.ts';
import { type CallTarget, createSandboxTarget } from './call-target.ts';
import { type Exchange, findHeader } from './exchange.ts';
import { findChanges } from './state-changes.ts';

type CallOptions = {
  locale: string;
  /** The same key again repeats a call; otherwise a new one is made. */
  idempotencyKey?: string;
  /** Of the chosen outcome. */
  flags?: readonly string[];
  /** What the call may change. */
  listObjects?: () => ProviderObject[];
};

/** Signs a draft, sends it to a sandbox, and checks what comes back as a careful client does. */
export function sendCall(
  operationId: string,
  draft: Draft,
  { provider, ...options }: CallOptions & { provider: PageProvider },
): Promise<Exchange> {
  return sendTo(createSandboxTarget(provider), operationId, draft, options);
}

/** The same to any target. A target that lets nothing be read gives an exchange with the status 0. */
export async function sendTo(
  target: CallTarget,
  operationId: string,
  draft: Draft,
  { locale, idempotencyKey = crypto.randomUUID(), flags = [], listObjects = () => [] }: CallOptions,
): Promise<Exchange> {
  const { environment, origin, credentials } = target;
  const operation = getOperation(operationId);
  const before = listObjects();
  const time = target.getTime();
  const token = target.getToken();
  const context = {
    operation,
    credentials,
    time: target.getSigningTime(),
    locale,
    token,
    idempotencyKey,
    flags,
  };
  const { request, body, signing } = await buildRequest(draft, context);
  const start = performance.now();
  const response = await target.send(request);
  const duration = performance.now() - start;
  const isSignatureValid = response && credentials.verifier && (await isGenuine(response, credentials.verifier));
  return {
    id: crypto.randomUUID(),
    environment,
    ...(origin !== undefined && { origin }),
    operationId,
    draft,
    method: request.method,
    target: request.target,
    requestHeaders: request.headers.map(([name, value]) => [name, value]),
    ...(body !== undefined && { requestBody: body }),
    signing: { ...signing, ...(response?.stringToSign !== undefined && { expected: response.stringToSign }) },
    status: response?.status ?? 0,
    responseHeaders: response?.headers ?? {},
    responseBody: response?.body ?? '',
    duration,
    time,
    problems: response ? checkResponse(operationId, response) : [],
    ...(isSignatureValid !== undefined && { isSignatureValid }),
    changes: findChanges(before, listObjects()),
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
