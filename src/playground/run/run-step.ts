import type { FlowStep } from '../../model/page.ts';
import { type Exchange, isSuccess } from '../client/exchange.ts';
import type { Draft } from '../provider/draft.ts';
import type { Provider } from '../provider/provider.ts';
import type { Call } from '../provider/session.ts';
import type { Scheduler } from './scheduler.ts';
import { createStepDraft, type Identifiers } from './step-draft.ts';

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
  provider: Provider;
  createCall: (operationId: string) => Call;
  /** Completed by what the calls return. */
  ids: Identifiers;
  scheduler: Scheduler;
  onResult: (result: StepResult) => void;
};

/** Makes the call of a step, and polls as a program would until its object is decided; the clock moves meanwhile. */
export async function runStep(step: FlowStep, context: StepContext): Promise<StepResult> {
  const { provider, createCall, ids, scheduler, onResult } = context;
  const { operation } = step;
  const { session } = createCall(operation);
  const draft = await provider.adaptStep(createStepDraft(step, ids), createCall(operation));
  const own = await call(operation, draft, context);
  const poll = provider.poll(operation);
  const isPoll = poll?.operation === operation;
  let latest = own;
  const describe = (phase: StepResult['phase'], waitMs?: number): StepResult => {
    const { status } = provider.readStep(latest);
    return {
      phase,
      exchange: isPoll ? latest : own,
      time: latest.time,
      ...(status !== undefined && { status }),
      ...(waitMs !== undefined && { waitMs }),
    };
  };
  while (poll && isSuccess(latest) && poll.undecided.includes(provider.readStep(latest).status ?? '')) {
    const upcoming = provider.next(session, ids[poll.id]);
    if (!upcoming) break;
    const { waitMs } = upcoming;
    onResult(describe('waiting', waitMs));
    const advanceMs = await scheduler.wait(waitMs);
    // What was ordered stays ordered: only a step that reads can be made again.
    if (advanceMs === undefined) return describe(isPoll ? 'stopped' : 'done');
    await provider.toolbar(session)?.clock.advance(advanceMs);
    const reading = await provider.adaptStep({ parameters: ids, body: undefined }, createCall(poll.operation));
    latest = await call(poll.operation, reading, context);
  }
  return describe(isSuccess(latest) ? 'done' : 'failed');
}

async function call(operation: string, draft: Draft, { provider, createCall, ids }: StepContext): Promise<Exchange> {
  const context = createCall(operation);
  // Not every run begins with the code, and the token of one that was left may have expired.
  const access = provider.access(context);
  if (access?.isMissing) await access.action?.run();
  const exchange = await context.send(operation, draft);
  if (isSuccess(exchange)) Object.assign(ids, provider.readStep(exchange).ids);
  return exchange;
}
