import { getSignatureTime, getTime } from '../../../provider/simulator/state/clock.ts';
import type { State } from '../../../provider/simulator/state/state.ts';

/** The present of the sandbox, in Unix milliseconds. A state that was saved on the server may have a clock that runs. */
export function getPresent(state: State): number {
  return getTime(state, Date.now());
}

/** The clock that its signatures are made and checked by. */
export function getSigningPresent(state: State): number {
  return getSignatureTime(state, Date.now());
}
