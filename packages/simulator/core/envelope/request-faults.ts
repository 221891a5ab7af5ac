import { readBearerToken } from '../auth/authorize.ts';
import type { OperationContract } from '../contract/contract-data.ts';
import { findIn } from '../state/table.ts';
import type { Work } from '../state/work.ts';
import type { Delivery } from './delivery.ts';
import type { FaultKind } from './envelope-state.ts';
import { takeOperationFault } from './faults.ts';
import { Refusal } from './refusal.ts';

type Refused = { code: number; hasRetryAfter?: true; delivery?: Omit<Delivery, 'fault'> };

/** How each fault refuses a request; nothing is executed. */
const REFUSALS: Partial<Record<FaultKind, Refused>> = {
  rate_limited: { code: 429001, hasRetryAfter: true },
  internal_error: { code: 500001 },
  upstream_error: { code: 502001 },
  unavailable: { code: 503001, hasRetryAfter: true },
  timeout_before_commit: { code: 504001 },
  cut_before_commit: { code: 504001, delivery: { isCut: true } },
  redirect: { code: 503001, delivery: { isRedirect: true } },
  token_ended: { code: 401003 },
  key_disabled: { code: 401011 },
  unknown_code: { code: 503099, hasRetryAfter: true },
  unknown_refusal: { code: 422999 },
};

/** Refuses an admitted request when the next fault of its operation prevents the execution. */
export function meetRequestFault(
  work: Work,
  { id, scope }: OperationContract,
  authorization: string | undefined,
): void {
  const fault = takeOperationFault(work, 'request', id, ({ kind }) => kind !== 'token_ended' || scope !== undefined);
  const refused = fault && REFUSALS[fault.kind];
  if (!refused) return;
  if (fault.kind === 'token_ended') endToken(work, authorization);
  throw new Refusal(refused.code, {
    ...(refused.hasRetryAfter && { retryAfter: fault.retryAfter }),
    delivery: { ...refused.delivery, fault: fault.kind, ...(fault.delayMs && { delayMs: fault.delayMs }) },
  });
}

/** It stays ended: only a refresh helps. */
function endToken({ state, time }: Work, authorization: string | undefined): void {
  const token = readBearerToken(authorization);
  const access = token === undefined ? undefined : findIn(state.auth.accessTokens, token);
  if (access) access.expiresAt = time;
}
