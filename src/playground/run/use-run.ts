import { useRef, useState } from 'react';
import type { FlowStep } from '../../model/page.ts';
import { createCall } from '../client/create-call.ts';
import type { Exchange } from '../client/exchange.ts';
import { useSubscription } from '../environment/use-session.ts';
import { useHistory } from '../history/use-history.ts';
import { getProvider } from '../load-provider.ts';
import type { Session } from '../provider/session.ts';
import { runStep, type StepResult } from './run-step.ts';
import { createScheduler, type Scheduler } from './scheduler.ts';
import type { Identifiers } from './step-draft.ts';

/** What the calls of a run came to so far. */
export type RunSums = { calls: number; duration: number; before: Session };

/** Steps that run one after the other on the simulator of the page; those that are done come first. */
export function useRun(steps: FlowStep[], locale: string) {
  const provider = getProvider(locale);
  const { session } = useSubscription(provider.getDefaultSession());
  const { add } = useHistory();
  const [results, setResults] = useState<StepResult[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [sums, setSums] = useState<RunSums>();
  const scheduler = useRef<Scheduler>(undefined);
  const ids = useRef<Identifiers>({});
  const doneCount = results.findIndex(({ phase }) => phase !== 'done');
  const next = doneCount < 0 ? results.length : doneCount;

  const countCall = (exchange: Exchange) => {
    add(exchange);
    setSums((old) => old && { ...old, calls: old.calls + 1, duration: old.duration + exchange.duration });
  };

  const createStepCall = (id: string) =>
    createCall({ operation: { id }, session, provider, locale, onExchange: countCall });

  async function run(from: number, to: number): Promise<void> {
    const current = createScheduler();
    scheduler.current = current;
    setRunning(true);
    setSums((old) => old ?? { calls: 0, duration: 0, before: session.simulator?.fork() ?? session });
    const put = (index: number, result: StepResult) => setResults((list) => [...list.slice(0, index), result]);
    for (const [index, step] of steps.entries()) {
      if (index < from || index > to || current.isStopped()) continue;
      put(index, { phase: 'running' });
      const onResult = (result: StepResult) => put(index, result);
      const result = await runStep(step, {
        provider,
        createCall: createStepCall,
        ids: ids.current,
        scheduler: current,
        onResult,
      })
        // Nothing was sent, or nothing that can be read came back.
        .catch((error: unknown): StepResult => {
          console.error(error);
          return { phase: 'failed' };
        });
      put(index, result);
      if (result.phase !== 'done') break;
    }
    setRunning(false);
  }

  const clear = () => {
    ids.current = {};
    setResults([]);
    setSums(undefined);
  };
  const toolbar = provider.toolbar(session);
  const failed = results.find(({ phase, exchange }) => phase === 'failed' && exchange)?.exchange;
  return {
    toolbar,
    results,
    sums: sums && {
      ...sums,
      result: provider.sumUp(sums.before, session, ids.current),
    },
    /** Whether the run began with what earlier calls have made. */
    continues: sums !== undefined && provider.toolbar(sums.before)?.state.isUsed === true,
    /** Whether only a fresh simulator helps. */
    needsReset:
      failed !== undefined && provider.explain(failed, createStepCall(failed.operationId)).needsReset === true,
    isRunning,
    /** Index of the first step that is not done. */
    next,
    /** Runs a step, and before it those that it needs; one that is done is made again. */
    runTo: (index: number) => void run(Math.min(next, index), index),
    stop: () => scheduler.current?.stop(),
    skip: () => scheduler.current?.skip(),
    /** From the start: another card. */
    restart: () => {
      clear();
      void run(0, steps.length - 1);
    },
    /** From the start, on a fresh sandbox. */
    reset: async () => {
      await provider.toolbar(session)?.state.reset();
      clear();
      await run(0, steps.length - 1);
    },
  };
}

export type Run = ReturnType<typeof useRun>;
