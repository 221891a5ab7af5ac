import type { State } from '../../../packages/simulator/core/state/state.ts';
import { type Exchange, findHeader, getCode } from '../../../src/playground/client/exchange.ts';
import { getPresent } from '../environments/present.ts';

const HOLDER_STATUS_CONFLICT = 409201;

/** How long to wait, on the clock of the sandbox, before a refused call is worth sending again; undefined where waiting does not help. */
export function findRetryWait(exchange: Exchange, state: State): number | undefined {
  const time = getPresent(state);
  const seconds = Number(findHeader(exchange.responseHeaders, 'Retry-After'));
  if (seconds > 0) return Math.max(0, exchange.time + seconds * 1000 - time);
  // Whether it was executed is not known: the same key tells.
  if (exchange.status >= 500) return 0;
  if (getCode(exchange) !== HOLDER_STATUS_CONFLICT) return undefined;
  const decision = state.timers.flat().find(({ kind }) => kind === 'kyc-decision');
  return decision && Math.max(0, decision.at - time);
}
