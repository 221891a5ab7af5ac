import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import type { FlowStep } from '../model/page.ts';

/** Steps that can be run in the page. `start`: index of the step up to which they run at once. */
export type FlowRunnerProps = { steps: FlowStep[]; title: string; start: number; layout: 'flow' | 'list' };

/** Loads the code that runs steps. Undefined where the site has no sandbox; in the prerender nothing is loaded. */
export const FlowRunnerContext = createContext<(() => Promise<ComponentType<FlowRunnerProps>>) | undefined>(undefined);

const HASH = /^#run-(\d+)$/;

/** The fragment that runs the steps up to a number: a link works before React. */
export function runHash(number: number): string {
  return `#run-${number}`;
}

/** The runner of steps, once the reader has followed a link to a fragment of `runHash`. */
export function useFlowRunner(count: number) {
  const load = useContext(FlowRunnerContext);
  const [start, setStart] = useState<number>();
  const [Runner, setRunner] = useState<ComponentType<FlowRunnerProps>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!load) return;
    const follow = () => {
      const number = Number(HASH.exec(location.hash)?.[1]);
      if (!(number >= 1 && number <= count)) return;
      // A reload must not run them again.
      history.replaceState(history.state, '', location.pathname + location.search);
      setStart(number - 1);
      setFailed(false);
      load().then(
        (component) => setRunner(() => component),
        () => setFailed(true),
      );
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [load, count]);

  return {
    canRun: load !== undefined,
    isLoading: start !== undefined && !Runner && !hasFailed,
    hasFailed,
    runner: Runner && start !== undefined ? { Runner, start } : undefined,
  };
}
