import { useFlowRunner } from '../../hooks/use-flow-runner.ts';
import { useText } from '../../hooks/use-text.ts';
import type { FlowStep } from '../../model/page.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { MethodBadge } from '../operation/MethodBadge.tsx';
import { CodeBlock } from '../prose/CodeBlock.tsx';
import { RunLink } from './RunLink.tsx';

/** Calls that follow one another: what each is for, with its bodies folded, and the values that the next one needs. */
export function StepList({ steps }: { steps: FlowStep[] }) {
  const { canRun, runner, ...state } = useFlowRunner(steps.length);
  if (runner) return <runner.Runner steps={steps} title="" start={runner.start} layout="list" />;
  return (
    <>
      {canRun && <RunLink count={steps.length} state={state} />}
      <ol className="steps">
        {steps.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
    </>
  );
}

function Step({ step: { title, details, call, fields, results, page } }: { step: FlowStep }) {
  const { t } = useText();
  const { method, target, request, status, response } = call;
  return (
    <li className="step">
      <div className="step__head">
        <b>{page ? <SmartLink href={page.path}>{title}</SmartLink> : title}</b>
        <MethodBadge method={method} variant="bare" />
        <code translate="no" data-markdown-ignore="">
          {target}
        </code>
        <p>{details}</p>
      </div>
      {request && (
        <details className="step__fold">
          <summary data-markdown-ignore="">
            {t('step.request')}
            <span className="step__values" translate="no">
              {fields.join(' ')}
            </span>
          </summary>
          <CodeBlock code={request} title={`${method} ${target}`} />
        </details>
      )}
      <details className="step__fold step__fold--result">
        <summary data-markdown-ignore="">
          <span className="status">{status}</span>
          <span className="step__values">
            {results.map(({ name, value }) => (
              <span key={`${name} ${value}`} translate="no">
                {name} <b>{value}</b>
              </span>
            ))}
          </span>
        </summary>
        <CodeBlock code={response} title={status} />
      </details>
    </li>
  );
}
