import { isRecord, parseJson } from '../../../src/encoding/json.ts';
import type { Work } from '../state/work.ts';
import type { Fault } from './envelope-state.ts';
import { takeOperationFault } from './faults.ts';
import { type Frame, type Outcome, toFailure } from './outcome.ts';
import { Refusal } from './refusal.ts';

/** A status that no version of the contract has yet. */
const UNKNOWN_STATUS = 'settling';
/** A field that no version of the contract has yet. */
const UNKNOWN_FIELD = { addedLater: { by: 'the simulator' } };

/** The fault that meets the response of a request that was executed. */
export function meetResponseFault(work: Work, operation: string, data: unknown): Fault | undefined {
  const hasStatus = isRecord(data) && typeof data.status === 'string';
  return takeOperationFault(work, 'response', operation, ({ kind }) => kind !== 'unknown_status' || hasStatus);
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
    case 'unsigned':
    case 'altered':
    case 'other_key':
      return { ...outcome, delivery: { fault: kind, seal: kind } };
    case 'unknown_field':
      return { ...outcome, text: changeData(outcome.text, UNKNOWN_FIELD), delivery: { fault: kind } };
    case 'unknown_status':
      return { ...outcome, text: changeData(outcome.text, { status: UNKNOWN_STATUS }), delivery: { fault: kind } };
    default:
      throw new Error(`The fault ${kind} does not concern responses.`);
  }
}

function changeData(text: string, change: object): string {
  const envelope = parseJson(text);
  if (!isRecord(envelope) || !isRecord(envelope.data)) return text;
  return JSON.stringify({ ...envelope, data: { ...envelope.data, ...change } });
}
