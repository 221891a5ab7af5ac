import { decodeUtf8 } from '../../../base/encoding/bytes.ts';
import { parseJson } from '../../../base/encoding/json.ts';
import type { Cryptography } from '../../protocol/signing/cryptography.ts';
import { type RequestCheck, verifyQuery, verifyRequest } from '../../protocol/signing/verification.ts';
import { getSignatureTime } from '../state/clock.ts';
import type { State } from '../state/state.ts';
import { MAX_BODY_BYTES } from './body.ts';
import { type OpenedFields, openFields } from './opened-fields.ts';
import { Refusal } from './refusal.ts';
import { joinHeader, type SandboxRequest, splitTarget } from './request.ts';
import { findRoute, type Route } from './routes.ts';

/**
 * A request with what asynchronous cryptography has found out about it. From here on everything is synchronous: `decide` cannot be
 * interrupted, so two requests never see the same balance.
 */
export type VerifiedRequest = {
  request: SandboxRequest;
  /** When the request was received, on the caller's clock. */
  now: number;
  check?: RequestCheck;
  opened: OpenedFields;
};

/** Checks the signature and opens encrypted fields. Refuses nothing: that is the business of `decide`, in its order of checks. */
export async function verifySandboxRequest(
  state: State,
  request: SandboxRequest,
  now: number,
  cryptography?: Cryptography,
): Promise<VerifiedRequest> {
  const route = tryRoute(request);
  if (!route) return { request, now, opened: {} };
  const time = getSignatureTime(state, now);
  const verifier = {
    now: time,
    cryptography,
    findKey: (merchant: string, kid: string) =>
      merchant === state.merchant.id ? state.merchant.keys.find((key) => key.kid === kid) : undefined,
  };
  const { method, target, body } = request;
  const check =
    route.operation.service === 'token'
      ? await verifyQuery({ method, target, body }, verifier)
      : await verifyRequest({ method, target, body, header: (name) => joinHeader(request, name) }, verifier);
  if (!check.ok || body === undefined || body.length > MAX_BODY_BYTES) return { request, now, check, opened: {} };
  const text = decodeUtf8(body);
  const value = text === undefined ? undefined : parseJson(text);
  return { request, now, check, opened: await openFields(value, { state, time, cardId: route.path.cardId }) };
}

function tryRoute({ method, target }: SandboxRequest): Route | undefined {
  try {
    return findRoute(method, splitTarget(target).path);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
