import type { Work } from '../state/work.ts';
import type { Fault, FaultKind } from './envelope-state.ts';

/** When a fault happens. A request that is refused earlier leaves it to the next one. */
const MOMENTS: Record<FaultKind, 'request' | 'response' | 'frame'> = {
  rate_limited: 'request',
  internal_error: 'request',
  upstream_error: 'request',
  unavailable: 'request',
  timeout_before_commit: 'request',
  cut_before_commit: 'request',
  redirect: 'request',
  token_ended: 'request',
  key_disabled: 'request',
  unknown_code: 'request',
  unknown_refusal: 'request',
  timeout_after_commit: 'response',
  cut_after_commit: 'response',
  delayed: 'response',
  unsigned: 'response',
  altered: 'response',
  other_key: 'response',
  forged_refusal: 'response',
  second_key: 'response',
  held: 'response',
  respaced: 'response',
  order_declined: 'response',
  order_slow: 'response',
  quote_expiring: 'response',
  unknown_field: 'response',
  unknown_status: 'response',
  lost_acknowledgement: 'frame',
  unknown_frame: 'frame',
};

/** Takes the next fault of an operation, in the order in which they were added, if it happens at this moment and can. */
export function takeOperationFault(
  work: Work,
  moment: 'request' | 'response',
  operation: string,
  canHappen: (fault: Fault) => boolean,
): Fault | undefined {
  const next = work.state.faults.find(
    (one) => MOMENTS[one.kind] !== 'frame' && (one.operation ?? operation) === operation,
  );
  if (!next || MOMENTS[next.kind] !== moment || !canHappen(next)) return undefined;
  return takeFault(work, (one) => one === next);
}

/** Takes the first fault that fits, and counts it. */
export function takeFault({ state }: Work, fits: (fault: Fault) => boolean): Fault | undefined {
  const index = state.faults.findIndex(fits);
  const fault = state.faults[index];
  if (!fault) return undefined;
  const taken = { ...fault };
  if (fault.times > 1) fault.times -= 1;
  else state.faults.splice(index, 1);
  return taken;
}
