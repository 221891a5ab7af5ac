import { limitActivation } from '../cards/limit-activation.ts';
import { operations } from '../operations.ts';
import type { Work } from '../state/work.ts';
import { checkSchema } from '../validation/request-schema.ts';
import type { Admission } from './admit.ts';
import { readBody } from './body.ts';
import type { Call } from './call.ts';
import type { StoredResponse } from './envelope-state.ts';
import { findStored, readKey, storeResponse } from './idempotency.ts';
import { LANGUAGE_TAGS } from './locale.ts';
import { disturbOrder } from './order-faults.ts';
import { type Frame, NOT_SIMULATED, type Outcome, toSuccess } from './outcome.ts';
import { Refusal } from './refusal.ts';
import { disturb, meetResponseFault } from './response-faults.ts';
import type { Result } from './result.ts';
import type { VerifiedRequest } from './verify.ts';

/** Lists that seldom change may be kept by the caller (contract 2.9). */
const CACHEABLE = new Set([
  'listCardProducts',
  'getCardProduct',
  'listCountryCodes',
  'listPaymentMethods',
  'getPaymentProduct',
]);

/** The checks 11 to 14 of contract 2.12, then the operation with its own. */
export function execute(
  work: Work,
  { route: { operation, path }, keyId, reveal }: Admission,
  { request, opened }: VerifiedRequest,
  frame: Frame,
): Outcome {
  const body = readBody(request, operation.hasBody);
  const keyed = readKey(operation, request);
  const stored = keyed && findStored(work, keyed);
  if (stored) return toReplay(stored);
  const parameters = checkSchema(operation, { request, path, body });
  limitActivation(work, operation.id, body);
  if (opened.failed) throw new Refusal(400005);
  const run: ((work: Work, call: Call<never>) => Result) | undefined = operations[operation.id];
  if (!run) throw new Refusal(NOT_SIMULATED);
  // What was just validated has the types of the operation.
  const call = { operation, ...parameters, body, reveal, opened, keyId, ...frame } as never;
  const { status, data, reveal: secret } = run(work, call);
  const fault = meetResponseFault(work, operation.id, data);
  if (fault) disturbOrder(work, fault, data);
  const outcome = toSuccess(status, data, frame);
  if (CACHEABLE.has(operation.id)) outcome.headers['Cache-Control'] = 'private, max-age=600';
  if (keyed)
    storeResponse(work, keyed, {
      status,
      body: outcome.text,
      requestId: frame.requestId,
      language: LANGUAGE_TAGS[frame.locale],
      ...(fault && { runningUntil: frame.time + fault.runningMs }),
    });
  const sent = secret ? { ...outcome, reveal: secret } : outcome;
  return fault ? disturb(sent, fault, frame) : sent;
}

function toReplay({ status, requestId, language, body }: StoredResponse): Outcome {
  return { status, requestId, headers: { 'Content-Language': language, 'Idempotency-Replayed': 'true' }, text: body };
}
