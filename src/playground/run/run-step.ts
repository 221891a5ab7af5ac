import { isRecord } from '../../encoding/json.ts';
import { type CallSource, ensureToken } from '../../merchant/fields/prepare.ts';
import type { FlowStep } from '../../model/page.ts';
import { getOperation } from '../client/access-token.ts';
import { advanceClock } from '../client/advance-clock.ts';
import { type Exchange, getCode } from '../client/exchange.ts';
import { sendCall } from '../client/send-call.ts';
import { getPresent } from '../environments/present.ts';
import type { Draft } from '../provider/draft.ts';
import type { Pace } from './pace.ts';
import { createStepDraft, type Identifiers, readIdentifiers } from './step-draft.ts';

/** What a step of a run has come to. */
export type StepResult = {
  phase: 'running' | 'waiting' | 'done' | 'failed' | 'stopped';
  /** The call of the step; of a step that polls, the latest one. */
  exchange?: Exchange;
  /** Status of the object that the step is about. */
  status?: string;
  /** The provider's clock when the object got it, in Unix milliseconds. */
  time?: number;
  /** Until the provider decides, on its clock. */
  waitMs?: number;
};

type StepContext = {
  source: CallSource;
  /** Completed by what the calls return. */
  ids: Identifiers;
  pace: Pace;
  onCall: (exchange: Exchange) => void;
  onResult: (result: StepResult) => void;
};

/** The call that tells when the object of a step is decided, and its identifier; a step without one ends with its response. */
const POLLS: Record<string, { operation: string; id: string }> = {
  getHolder: { operation: 'getHolder', id: 'holderId' },
  getCardLog: { operation: 'getCardLog', id: 'orderId' },
  rechargeCard: { operation: 'getCardLog', id: 'orderId' },
  getPaymentOrder: { operation: 'getPaymentOrder', id: 'orderId' },
};

const UNDECIDED = ['pending', 'created', 'processing'];

/** Makes the call of a step, and polls as a program would until its object is decided; the clock of the sandbox moves meanwhile. */
export async function runStep(step: FlowStep, context: StepContext): Promise<StepResult> {
  const { ids, pace, source, onResult } = context;
  const { operation } = step;
  const own = await call(operation, await createStepDraft(step, source, ids), context);
  const poll = POLLS[operation];
  const isPoll = poll?.operation === operation;
  let latest = own;
  const describe = (phase: StepResult['phase'], waitMs?: number): StepResult => {
    const status = readStatus(latest);
    return {
      phase,
      exchange: isPoll ? latest : own,
      time: latest.time,
      ...(status !== undefined && { status }),
      ...(waitMs !== undefined && { waitMs }),
    };
  };
  while (poll && getCode(latest) === 0 && UNDECIDED.includes(readStatus(latest) ?? '')) {
    const state = source.provider.getState();
    const timer = state.timers.flat().find(({ subject }) => subject === ids[poll.id]);
    if (!timer) break;
    const waitMs = Math.max(0, timer.at - getPresent(state));
    onResult(describe('waiting', waitMs));
    const advanceMs = await pace.wait(waitMs);
    // What was ordered stays ordered: only a step that reads can be made again.
    if (advanceMs === undefined) return describe(isPoll ? 'stopped' : 'done');
    await advanceClock(source.provider, advanceMs);
    latest = await call(poll.operation, { parameters: ids, body: undefined }, context);
  }
  return describe(getCode(latest) === 0 ? 'done' : 'failed');
}

async function call(operation: string, draft: Draft, { source, ids, onCall }: StepContext): Promise<Exchange> {
  // Not every run begins with the code, and the token of one that was left may have expired.
  if (getOperation(operation).scope !== undefined) for (const exchange of await ensureToken(source)) onCall(exchange);
  const exchange = await sendCall(operation, draft, source);
  onCall(exchange);
  if (getCode(exchange) === 0) Object.assign(ids, readIdentifiers(exchange));
  return exchange;
}

function readStatus({ responseBody }: Exchange): string | undefined {
  const { data }: { data?: unknown } = JSON.parse(responseBody);
  return isRecord(data) && typeof data.status === 'string' ? data.status : undefined;
}
