import { CodePre } from '../blocks/prose/CodePre.tsx';
import { RunLink } from '../blocks/steps/RunLink.tsx';
import { useFlowRunner } from '../hooks/use-flow-runner.ts';
import { useText } from '../hooks/use-text.ts';
import type { Flow, FlowStep } from '../model/page.ts';
import { MethodBadge } from '../ui/MethodBadge.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';
import { Tabs } from '../ui/Tabs.tsx';

/** Calls that follow one another: the steps beside what one of them sends and gets back. Identifiers are shortened, so nothing is copied here. */
export function HomeFlow({ flow: { title, details, first, steps } }: { flow: Flow }) {
  const { canRun, runner, ...state } = useFlowRunner(steps.length);
  const tabs = steps.map((step, index) => ({
    label: step.title,
    title: <StepLabel step={step} number={index + 1} />,
    content: <StepCall step={step} />,
  }));
  return (
    <section className="home-section">
      <h2>{title}</h2>
      <p>{details}</p>
      {runner ? (
        <runner.Runner steps={steps} title={title} start={runner.start} layout="flow" />
      ) : (
        <>
          {canRun && <RunLink count={steps.length} state={state} />}
          <Tabs
            tabs={tabs}
            first={first}
            label={title}
            listClass="flow__steps"
            orientation="vertical"
            frame={(list, panels) => (
              <div className="flow">
                {list}
                <div className="flow__panels">{panels}</div>
              </div>
            )}
          />
        </>
      )}
    </section>
  );
}

function StepLabel({ step: { title, details }, number }: { step: FlowStep; number: number }) {
  return (
    <>
      <i>{number}</i>
      <b>{title}</b>
      <span>{details}</span>
    </>
  );
}

function StepCall({ step: { title, call, page } }: { step: FlowStep }) {
  const { t } = useText();
  const { method, target, command, request, status, response } = call;
  return (
    <section className="panel" aria-label={title}>
      <div className="panel__head">
        <span className="panel__title">
          <MethodBadge method={method} /> <code translate="no">{target}</code>
        </span>
        {page && (
          <SmartLink className="button button--small" href={page.path}>
            {t('home.reference')}
          </SmartLink>
        )}
      </div>
      <div className="exchange">
        <div>
          {command && <CodePre code={command} />}
          {request && (
            <>
              <p className="exchange__head">{t('step.request')}</p>
              <CodePre code={request} />
            </>
          )}
        </div>
        <div className="exchange__response">
          <p className="exchange__head">
            <span className="status">{status}</span>
          </p>
          <CodePre code={response} />
        </div>
      </div>
    </section>
  );
}
