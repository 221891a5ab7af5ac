import { validators } from '../../generated/control-validators.js';
import { controlRoutes } from '../../generated/controls.ts';
import type { ControlId } from '../contract/schemas.ts';
import { Refusal } from '../envelope/refusal.ts';
import type { Effect } from '../listen/effect.ts';
import { advanceTo } from '../state/advance.ts';
import { getTime } from '../state/clock.ts';
import type { State } from '../state/state.ts';
import { transact, type Work } from '../state/work.ts';
import { findProblems } from '../validation/problems.ts';
import { block, changeProduct, clear, expire, purchase, refund, reverse, unblock } from './card-controls.ts';
import type { Control, ControlCall, ControlResult } from './control-call.ts';
import { decideHolder } from './holder-controls.ts';
import { InvalidStateError } from './invalid-state-error.ts';
import { addFault, changeMerchant, clearFaults, createCode, topUpWallet } from './merchant-controls.ts';
import { changeChannel, decidePayment } from './payout-controls.ts';
import { getClock, loadState, resetState, setClock } from './state-controls.ts';
import {
  changeUser,
  decideWithdrawal,
  deposit,
  dropSocket,
  listSockets,
  readDeposit,
  revertDeposit,
} from './token-controls.ts';

export type ControlRequest = { method: string; path: string; body?: unknown };

/** Controls of the clock and of the whole state, which are no step. */
type StateControl = 'getClock' | 'readState' | 'setClock' | 'reset' | 'loadState';

/** The others by their ids. */
const CONTROLS: { [Id in Exclude<ControlId, StateControl>]: Control<Id> } = {
  changeMerchant,
  createCode,
  topUpWallet,
  decideHolder,
  purchase,
  clear,
  reverse,
  refund,
  block,
  unblock,
  expire,
  changeProduct,
  changeChannel,
  decidePayment,
  deposit,
  changeUser,
  readDeposit,
  revertDeposit,
  decideWithdrawal,
  listSockets,
  dropSocket,
  addFault,
  clearFaults,
  readCertification() {
    throw new InvalidStateError('This simulator certifies nothing: start it with --certify.');
  },
};

/** What the outside world does: no signature, no rate limit, not part of the contract. When it is refused, nothing has changed. */
export function control(
  before: State,
  request: ControlRequest,
  now: number,
): { state: State; events: Effect[] } & ControlResult {
  const time = getTime(before, now);
  const due = advanceTo(before, time);
  try {
    const { id, path } = findControl(request);
    // A state is checked where it is loaded, with what it says beside its shape.
    const problems = id === 'loadState' ? [] : findProblems(validators[`${id}.body`], request.body ?? {});
    if (problems.length > 0)
      return {
        ...fail(400, 'NOT_VALID', problems.map(({ field, rule }) => `${field}: ${rule}`).join('; ')),
        ...toNext(due),
      };
    // What was just validated has the types of the control.
    return run(due, { time, now }, id, { path, body: request.body } as ControlCall<never>);
  } catch (error) {
    if (error instanceof InvalidStateError) return { ...fail(409, 'IMPOSSIBLE', error.message), ...toNext(due) };
    if (error instanceof Refusal)
      return {
        ...fail(Math.floor(error.code / 1000), 'NOT_FOUND', `The contract calls this ${error.code}.`),
        ...toNext(due),
      };
    throw error;
  }
}

type Due = { state: State; effects: Effect[] };

function run(
  due: Due,
  { time, now }: { time: number; now: number },
  id: ControlId,
  call: ControlCall<never>,
): { state: State; events: Effect[] } & ControlResult {
  switch (id) {
    case 'getClock':
      return { ...getClock(due.state, time), ...toNext(due) };
    case 'readState':
      return { status: 200, data: due.state, ...toNext(due) };
    case 'setClock': {
      const { state, result } = setClock(due.state, time, call);
      // A running clock has gone on since `now`; the target is what the caller requested.
      const moved = advanceTo(
        state,
        getTime(
          state,
          state.clock.mode === 'stopped' ? 0 : time - (due.state.clock.mode === 'running' ? due.state.clock.offset : 0),
        ),
      );
      return { ...result, state: moved.state, events: [...due.effects, ...moved.effects] };
    }
    case 'reset': {
      const { state, result, effects = [] } = resetState(due.state, now);
      return { ...result, state, events: [...due.effects, ...effects] };
    }
    case 'loadState': {
      const { state, result, effects = [] } = loadState(due.state, call);
      return { ...result, state, events: [...due.effects, ...effects] };
    }
    default: {
      const step: (work: Work, call: ControlCall<never>) => ControlResult = CONTROLS[id];
      const { state, value, effects } = transact(due.state, time, (work) => toPlain(step(work, call)));
      return { ...value, state, events: [...due.effects, ...effects] };
    }
  }
}

function findControl({ method, path }: ControlRequest): { id: ControlId; path: Record<string, string> } {
  const given = path.split('/');
  for (const route of controlRoutes) {
    const segments = route.path.split('/');
    const fits =
      route.method === method &&
      segments.length === given.length &&
      segments.every((segment, index) => segment.startsWith('{') || segment === given[index]);
    if (fits)
      return {
        id: route.id,
        path: Object.fromEntries(
          segments.flatMap((segment, index) =>
            segment.startsWith('{') ? [[segment.slice(1, -1), given[index] ?? '']] : [],
          ),
        ),
      };
  }
  throw new Refusal(404001);
}

/** Out of the draft, which ends with the step. */
function toPlain({ status, data }: ControlResult): ControlResult {
  return { status, data: JSON.parse(JSON.stringify(data)) };
}

function toNext({ state, effects }: Due): { state: State; events: Effect[] } {
  return { state, events: effects };
}

function fail(status: number, error: string, message: string): ControlResult {
  return { status, data: { error, message } };
}
