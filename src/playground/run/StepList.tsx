import { useText } from '../../hooks/use-text.ts';
import type { FlowStep } from '../../model/page.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { JsonText } from '../ui/JsonText.tsx';
import { StepError } from './StepError.tsx';
import { StepMark } from './StepMark.tsx';
import { StepWords } from './StepWords.tsx';
import { shortenJson } from './shorten-json.ts';
import type { Run } from './use-run.ts';

type StepListProps = { steps: FlowStep[]; run: Run; onRunTo: (index: number) => void };

/** The steps one below the other, each with a button that runs it and with its bodies folded. */
export function StepList({ steps, run, onRunTo }: StepListProps) {
  return (
    <ol className="steps run__list">
      {steps.map((step, index) => (
        <Step key={step.title} step={step} index={index} run={run} onRunTo={onRunTo} />
      ))}
    </ol>
  );
}

type StepProps = { step: FlowStep; index: number; run: Run; onRunTo: (index: number) => void };

function Step({ step: { title, details, call, page }, index, run: { results, isRunning, skip }, onRunTo }: StepProps) {
  const { t } = useText();
  const result = results[index];
  const { exchange } = result ?? {};
  const { method } = call;
  return (
    <li className="step">
      <StepMark number={index + 1} result={result} />
      <div className="step__head">
        <b>{page ? <SmartLink href={page.path}>{title}</SmartLink> : title}</b>
        <span className={`method method--bare method--${method.toLowerCase()}`}>{method}</span>
        <code translate="no">{shortenJson(exchange?.target ?? call.target)}</code>
        {result?.phase === 'waiting' ? (
          <button type="button" className="button button--small" onClick={skip}>
            <Icon name="forward" />
            {t('playground:flow.skip')}
          </button>
        ) : (
          <button
            type="button"
            className="button button--small"
            aria-disabled={isRunning}
            onClick={() => isRunning || onRunTo(index)}
          >
            <Icon name="play" />
            {t('playground:flow.runStep', { number: index + 1 })}
          </button>
        )}
        <p>{result ? <StepWords result={result} /> : details}</p>
      </div>
      {exchange && result?.phase === 'failed' && <StepError exchange={exchange} />}
      {exchange?.requestBody !== undefined && <Fold title={t('playground:sent')} text={exchange.requestBody} />}
      {exchange && <Fold title={`${t('playground:response')} ${exchange.status}`} text={exchange.responseBody} />}
    </li>
  );
}

function Fold({ title, text }: { title: string; text: string }) {
  return (
    <details className="step__fold">
      <summary>{title}</summary>
      <div className="panel">
        <JsonText text={shortenJson(text)} />
      </div>
    </details>
  );
}
