import { getSignatureTime, getTime } from '../../../packages/simulator/core/state/clock.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';

/** The present of the sandbox, in Unix milliseconds. A state that was saved on the server may have a clock that runs. */
export function getPresent(state: State): number {
  return getTime(state, Date.now());
}

/** The clock that its signatures are made and checked by. */
export function getSigningPresent(state: State): number {
  return getSignatureTime(state, Date.now());
}
