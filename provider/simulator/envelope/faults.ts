import type { Work } from '../state/work.ts';
import type { Fault, FaultKind } from './envelope-state.ts';
import { Refusal } from './refusal.ts';

/** The code of each fault; nothing is executed but with `timeout_after_commit`. */
const CODES: Partial<Record<FaultKind, number>> = {
  rate_limited: 429001,
  internal_error: 500001,
  upstream_error: 502001,
  unavailable: 503001,
  timeout_before_commit: 504001,
};

/** Takes the next fault of this operation and counts it. One that prevents the execution refuses right here. */
export function meetFault(work: Work, operation: string): Fault | undefined {
  const fault = takeFault(
    work,
    (one) => one.kind !== 'lost_acknowledgement' && (one.operation ?? operation) === operation,
  );
  const code = fault && CODES[fault.kind];
  if (fault === undefined || code === undefined) return fault;
  throw new Refusal(code, code === 429001 || code === 503001 ? { retryAfter: fault.retryAfter } : {});
}

export function takeFault({ state }: Work, fits: (fault: Fault) => boolean): Fault | undefined {
  const index = state.faults.findIndex(fits);
  const fault = state.faults[index];
  if (!fault) return undefined;
  const taken = { ...fault };
  if (fault.times > 1) fault.times -= 1;
  else state.faults.splice(index, 1);
  return taken;
}
