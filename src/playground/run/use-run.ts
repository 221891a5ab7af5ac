import { useRef, useState } from 'react';
import { getPresent } from '../../../provider/environments/present.ts';
import { getSession } from '../../../provider/sandboxes.ts';
import type { FlowStep } from '../../model/page.ts';
import { createSandboxTarget } from '../client/call-target.ts';
import { createCall } from '../client/create-call.ts';
import type { Exchange } from '../client/exchange.ts';
import { useProvider } from '../environment/use-provider.ts';
import { useHistory } from '../history/use-history.ts';
import { getProvider } from '../site-provider.ts';
import { runStep, type StepResult } from './run-step.ts';
import { createScheduler, type Scheduler } from './scheduler.ts';
import type { Identifiers } from './step-draft.ts';

/** What the calls of a run came to so far. */
export type RunSums = { calls: number; duration: number; startTime: number; startWallet: string };

/** Steps that run one after the other on the sandbox of the page; those that are done come first. */
export function useRun(steps: FlowStep[], locale: string) {
  const { provider: sandbox, state } = useProvider();
  const provider = getProvider(locale);
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

  const session = getSession(sandbox);
  const createStepCall = (id: string) =>
    createCall({
      operation: { id },
      session,
      target: createSandboxTarget(sandbox),
      locale,
      listObjects: () => provider.objects(session),
      onExchange: countCall,
    });

  async function run(from: number, to: number): Promise<void> {
    const current = createScheduler();
    scheduler.current = current;
    setRunning(true);
    setSums((old) => old ?? startSums());
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

  function startSums(): RunSums {
    const present = sandbox.getState();
    return {
      calls: 0,
      duration: 0,
      startTime: getPresent(present),
      startWallet: present.wallet.balances.USD?.available ?? '0.00',
    };
  }

  const clear = () => {
    ids.current = {};
    setResults([]);
    setSums(undefined);
  };
  return {
    state,
    results,
    sums,
    isRunning,
    /** Index of the first step that is not done. */
    next,
    cardId: ids.current.cardId,
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
