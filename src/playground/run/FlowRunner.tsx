import '../playground.css';
import { useEffect, useRef, useState } from 'react';
import type { FlowRunnerProps } from '../../hooks/use-flow-runner.ts';
import { useLinkBase } from '../../ui/link-base.ts';
import { RunBar } from './RunBar.tsx';
import { RunSummary } from './RunSummary.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepList } from './StepList.tsx';
import { StepPanel } from './StepPanel.tsx';
import { useRun } from './use-run.ts';
import { useScrollTo } from './use-scroll-to.ts';

/** The steps of a page, run on the sandbox: beside the call of one of them (`flow`), or each with its own call below it (`list`). */
export function FlowRunner({ steps, title, start, layout }: FlowRunnerProps) {
  const { locale } = useLinkBase();
  const run = useRun(steps, locale);
  const [chosen, setChosen] = useState<number>();
  const hasStarted = useRef(false);
  const bar = useRef<HTMLButtonElement>(null);
  const summary = useRef<HTMLElement>(null);
  const isDone = run.next === steps.length;
  useScrollTo(summary, { isRunning: run.isRunning, isDone });

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    // The link that was followed has gone.
    bar.current?.focus({ preventScroll: true });
    run.runTo(start);
  }, [run, start]);

  const runTo = (index: number) => {
    setChosen(undefined);
    run.runTo(index);
  };
  const runFromPanel = (index: number) => {
    runTo(index);
    // The button in the panel goes as soon as it is pressed.
    bar.current?.focus({ preventScroll: true });
  };
  const result = isDone && <RunSummary run={run} ref={summary} />;
  const head = <RunBar ref={bar} steps={steps} run={run} onRunTo={runTo} />;
  if (layout === 'list')
    return (
      <>
        {head}
        <StepList steps={steps} run={run} />
        {result}
      </>
    );
  const shown = chosen ?? Math.max(0, run.results.length - 1);
  const step = steps[shown];
  return (
    <>
      {head}
      <div className="flow">
        <StepButtons steps={steps} results={run.results} title={title} shown={shown} onChoose={setChosen} />
        <div className="run__column">
          {step && <StepPanel key={shown} step={step} index={shown} run={run} onRunTo={runFromPanel} />}
          {result}
        </div>
      </div>
    </>
  );
}
