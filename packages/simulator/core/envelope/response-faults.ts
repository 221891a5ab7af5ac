import { isRecord, parseJson } from '../../../base/encoding/json.ts';
import type { Work } from '../state/work.ts';
import type { Fault } from './envelope-state.ts';
import { takeOperationFault } from './faults.ts';
import { canDisturbOrder, QUOTE_LEFT_MS } from './order-faults.ts';
import { type Frame, type Outcome, toFailure } from './outcome.ts';
import { Refusal } from './refusal.ts';
import { listSigningKeys } from './seal.ts';

/** A status that no version of the contract has yet. */
const UNKNOWN_STATUS = 'settling';
/** A field and a header that no version of the contract has yet. */
const UNKNOWN_FIELD = { addedLater: { by: 'the simulator' } };
const UNKNOWN_HEADER = { 'X-Added-Later': '1' };
/** A response with a quote that has expired arrives so much later. */
const LATE_MS = 200;
/** No client waits so long. */
const MAX_HELD_MS = 90_000;
/** Refuses what needs money, and is plausible for any operation that moves it. */
const FORGED_REFUSAL = 422004;

/** The fault that meets the response of a request that was executed. */
export function meetResponseFault(work: Work, operation: string, data: unknown): Fault | undefined {
  const hasStatus = isRecord(data) && typeof data.status === 'string';
  return takeOperationFault(work, 'response', operation, ({ kind }) => {
    if (kind === 'unknown_status') return hasStatus;
    if (kind === 'second_key') return listSigningKeys(work.state).length > 1;
    return canDisturbOrder(kind, data);
  });
}

/** The response as the fault lets it arrive. What was executed stays, and its idempotency key brings back the true response. */
export function disturb(outcome: Outcome, { kind, delayMs = 0 }: Fault, frame: Frame): Outcome {
  switch (kind) {
    case 'timeout_after_commit':
      return toFailure(new Refusal(504001, { delivery: { fault: kind } }), frame);
    case 'cut_after_commit':
      return { ...outcome, delivery: { fault: kind, isCut: true } };
    case 'delayed':
      return { ...outcome, delivery: { fault: kind, delayMs } };
    case 'held':
      return { ...outcome, delivery: { fault: kind, delayMs: delayMs || MAX_HELD_MS, isUntilLeft: true } };
    case 'unsigned':
    case 'altered':
    case 'other_key':
    case 'second_key':
      return { ...outcome, delivery: { fault: kind, seal: kind } };
    case 'forged_refusal':
      return toFailure(new Refusal(FORGED_REFUSAL, { delivery: { fault: kind, seal: 'altered' } }), frame);
    case 'respaced':
      return { ...outcome, text: respace(outcome.text), delivery: { fault: kind } };
    case 'order_declined':
    case 'order_slow':
      return { ...outcome, delivery: { fault: kind } };
    case 'quote_expiring':
      return { ...outcome, delivery: { fault: kind, delayMs: QUOTE_LEFT_MS + LATE_MS } };
    case 'unknown_field':
      return {
        ...outcome,
        headers: { ...outcome.headers, ...UNKNOWN_HEADER },
        text: changeData(JSON.stringify({ ...JSON.parse(outcome.text), ...UNKNOWN_FIELD }), UNKNOWN_FIELD),
        delivery: { fault: kind },
      };
    case 'unknown_status':
      return { ...outcome, text: changeData(outcome.text, { status: UNKNOWN_STATUS }), delivery: { fault: kind } };
    default:
      throw new Error(`The fault ${kind} does not concern responses.`);
  }
}

/** The same JSON value in other bytes: blanks, another order of fields, an escape. */
function respace(text: string): string {
  const entries = Object.entries(JSON.parse(text)).reverse();
  return JSON.stringify(Object.fromEntries(entries), null, 2).replace('"OK"', String.raw`"\u004fK"`);
}

function changeData(text: string, change: object): string {
  const envelope = parseJson(text);
  if (!isRecord(envelope) || !isRecord(envelope.data)) return text;
  return JSON.stringify({ ...envelope, data: { ...envelope.data, ...change } });
}
