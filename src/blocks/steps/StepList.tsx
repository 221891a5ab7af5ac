import { useFlowRunner } from '../../hooks/use-flow-runner.ts';
import { useText } from '../../hooks/use-text.ts';
import type { FlowStep } from '../../model/page.ts';
import { shortenText } from '../../model/shorten-text.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { StepRow } from '../../ui/StepRow.tsx';
import { CodeBlock } from '../prose/CodeBlock.tsx';
import { RunLink } from './RunLink.tsx';

/** Calls that follow one another, each a row with the values that its response is expected to have, and with its bodies folded. */
export function StepList({ steps }: { steps: FlowStep[] }) {
  const { canRun, runner, ...state } = useFlowRunner(steps.length);
  if (runner) return <runner.Runner steps={steps} title="" start={runner.start} layout="list" />;
  return (
    <>
      {canRun && <RunLink count={steps.length} state={state} />}
      <ol className="steps">
        {steps.map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
    </>
  );
}

function Step({ step: { title, details, call, results, page }, number }: { step: FlowStep; number: number }) {
  const { t } = useText();
  const { method, target, request, status, response } = call;
  return (
    <StepRow
      mark={
        <i className="step-mark" aria-hidden="true">
          {number}
        </i>
      }
      {...{ title, method }}
      target={shortenText(target)}
      values={results}
      state={t('step.expected')}
    >
      <p>
        {details} {page && <SmartLink href={page.path}>{page.title}</SmartLink>}
      </p>
      {request && <CodeBlock code={request} title={`${method} ${target}`} />}
      <CodeBlock code={response} title={status} />
    </StepRow>
  );
}
