import { parseJson } from '../../../packages/base/encoding/json.ts';
import { useText } from '../../hooks/use-text.ts';
import type { FlowStep } from '../../model/page.ts';
import { shortenText } from '../../model/shorten-text.ts';
import { findStepValues, type StepValue } from '../../model/step-values.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { StepRow } from '../../ui/StepRow.tsx';
import { JsonText } from '../ui/JsonText.tsx';
import type { StepResult } from './run-step.ts';
import { StepError } from './StepError.tsx';
import { StepMark } from './StepMark.tsx';
import { StepWords } from './StepWords.tsx';
import type { Run } from './use-run.ts';

type StepListProps = { steps: FlowStep[]; run: Run };

/** The rows of the page, in which the run replaces what is expected by what came back. */
export function StepList({ steps, run }: StepListProps) {
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <Step key={step.title} step={step} number={index + 1} result={run.results[index]} />
      ))}
    </ol>
  );
}

type StepProps = { step: FlowStep; number: number; result: StepResult | undefined };

function Step({ step, number, result }: StepProps) {
  const { t } = useText();
  const { title, details, call, page } = step;
  const { exchange, phase } = result ?? {};
  const isFailed = phase === 'failed';
  const body = exchange ? exchange.requestBody : call.request?.source;
  const response = exchange ? exchange.responseBody : call.response.source;
  return (
    <StepRow
      mark={<StepMark number={number} result={result} />}
      title={title}
      method={call.method}
      target={shortenText(exchange?.target ?? call.target)}
      values={readValues(step, result)}
      state={result ? <StepWords result={result} isShort /> : t('step.expected')}
      isOpen={isFailed}
    >
      <p>
        {details} {page && <SmartLink href={page.path}>{page.title}</SmartLink>}
      </p>
      {exchange && isFailed && <StepError exchange={exchange} />}
      {body !== undefined && (
        <div className="panel">
          <p className="exchange__head">{t('playground:sent')}</p>
          <JsonText text={shortenText(body)} />
        </div>
      )}
      <div className="panel">
        <p className="exchange__head">
          {t('playground:response')} <b>{exchange?.status ?? call.status}</b>
        </p>
        <JsonText text={shortenText(response)} />
      </div>
    </StepRow>
  );
}

/** What came back by the names that the page shows; until then what is expected. A refusal has none of it. */
function readValues({ results }: FlowStep, result: StepResult | undefined): StepValue[] {
  if (!result?.exchange) return results;
  if (result.phase === 'failed') return [];
  return findStepValues(parseJson(result.exchange.responseBody), results).map((one) => ({
    ...one,
    value: one.kind === 'status' ? (result.status ?? one.value) : shortenText(one.value),
  }));
}
