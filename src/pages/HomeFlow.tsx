import { useId } from 'react';
import { MethodBadge } from '../blocks/operation/MethodBadge.tsx';
import { CodePre } from '../blocks/prose/CodePre.tsx';
import { useText } from '../hooks/use-text.ts';
import type { Flow, FlowStep } from '../model/page.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';
import { Tabs } from '../ui/Tabs.tsx';

/** Calls that follow one another: the steps beside what one of them sends and gets back. */
export function HomeFlow({ flow: { title, details, steps } }: { flow: Flow }) {
  const tabs = steps.map((step, index) => ({
    label: step.title,
    title: <StepLabel step={step} number={index + 1} />,
    content: <StepCall step={step} />,
  }));
  return (
    <section className="home-section">
      <h2>{title}</h2>
      <p>{details}</p>
      <Tabs
        tabs={tabs}
        label={title}
        listClass="flow__steps"
        orientation="vertical"
        frame={(list, panels) => (
          <div className="flow">
            {list}
            <div>{panels}</div>
          </div>
        )}
      />
    </section>
  );
}

function StepLabel({ step: { title, details, call }, number }: { step: FlowStep; number: number }) {
  return (
    <>
      <i>{number}</i>
      <b>{title}</b>
      <span>{details}</span>
      <MethodBadge method={call.method} />
    </>
  );
}

function StepCall({ step: { title, call, page } }: { step: FlowStep }) {
  const { t } = useText();
  const id = useId();
  const { method, target, request, status, response } = call;
  return (
    <section className="panel" aria-label={title}>
      <div className="panel__head">
        <span className="panel__title">
          <MethodBadge method={method} /> <code translate="no">{target}</code>
        </span>
        {request && <CopyButton from={id} label={t('code.copy')} />}
        {page && (
          <SmartLink className="button button--small" href={page.path}>
            {t('home.reference')}
          </SmartLink>
        )}
      </div>
      <div className="exchange">
        {request && (
          <div id={id}>
            <CodePre code={request} />
          </div>
        )}
        <div className="exchange__response">
          <p className="response-status">
            <span className="badge">{status}</span> application/json
          </p>
          <CodePre code={response} />
        </div>
      </div>
    </section>
  );
}
