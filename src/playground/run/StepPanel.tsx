import { useText } from '../../hooks/use-text.ts';
import type { FlowStep } from '../../model/page.ts';
import { shortenText } from '../../model/shorten-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { JsonText } from '../ui/JsonText.tsx';
import { StepResponse } from './StepResponse.tsx';

import type { Run } from './use-run.ts';

type StepPanelProps = { step: FlowStep; index: number; run: Run; onRunTo: (index: number) => void };

/** What a step sends beside what comes back. */
export function StepPanel({ step, index, run, onRunTo }: StepPanelProps) {
  const { t } = useText();
  const { title, call, page } = step;
  const exchange = run.results[index]?.exchange;
  const method = exchange?.method ?? call.method;
  const body = exchange ? exchange.requestBody : call.request?.source;
  return (
    <section className="panel" aria-label={title}>
      <div className="panel__head">
        <span className="panel__title">
          <span className={`method method--${method.toLowerCase()}`}>{method}</span>{' '}
          <code translate="no">{shortenText(exchange?.target ?? call.target)}</code>
        </span>
        <span className="simulated" title={t('playground:simulatedHint')}>
          <Icon name="flask" />
          {t('playground:simulated')}
        </span>
        {page && (
          <SmartLink className="button button--small" href={`${page.path}#try-it`}>
            {t('playground:flow.tryIt')}
            <Icon name="right" />
          </SmartLink>
        )}
      </div>
      <div className="exchange run__exchange">
        <div>
          {body === undefined ? (
            <p className="run__empty">{t('playground:flow.noBody')}</p>
          ) : (
            <JsonText text={shortenText(body)} />
          )}
        </div>
        <div className="exchange__response">
          <StepResponse index={index} run={run} onRunTo={onRunTo} />
        </div>
      </div>
    </section>
  );
}
