import { useText } from '../../hooks/use-text.ts';
import { shortenText } from '../../model/shorten-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { JsonText } from '../ui/JsonText.tsx';
import { StepError } from './StepError.tsx';
import type { Run } from './use-run.ts';

type StepResponseProps = { index: number; run: Run; onRunTo: (index: number) => void };

/** What came back for a step; or how to get it. */
export function StepResponse({ index, run: { results, next, isRunning, skip }, onRunTo }: StepResponseProps) {
  const { t } = useText();
  const result = results[index];
  const { exchange, phase } = result ?? {};
  if (!result || !exchange || phase === 'stopped')
    return (
      <div className="caption run__wait">
        <b>{t(isRunning ? 'playground:flow.soon' : 'playground:flow.notRun')}</b>
        {!isRunning && (
          <button type="button" className="button button--small button--suggested" onClick={() => onRunTo(index)}>
            <Icon name="play" />
            {next < index
              ? t('playground:flow.runSteps', { from: next + 1, to: index + 1 })
              : t('playground:flow.runStep', { number: index + 1 })}
          </button>
        )}
      </div>
    );
  const isSuccess = exchange.status < 300;
  return (
    <>
      <p className="exchange__head">
        <span className={isSuccess ? 'badge badge--ok' : 'badge badge--bad'}>{exchange.status}</span>{' '}
        {t('playground:time')} <b>{Math.max(1, Math.round(exchange.duration))} ms</b>
        {!isRunning && (
          <button type="button" className="button button--small" onClick={() => onRunTo(index)}>
            {t('playground:flow.runStep', { number: index + 1 })}
          </button>
        )}
      </p>
      {phase === 'waiting' && (
        <div className="caption run__wait">
          <b>{t('playground:flow.undecided', { status: result.status ?? '' })}</b>
          <span>{t('playground:flow.decides', { seconds: Math.ceil((result.waitMs ?? 0) / 1000) })}</span>
          <button type="button" className="button button--small" onClick={skip}>
            <Icon name="forward" />
            {t('playground:flow.skip')}
          </button>
        </div>
      )}
      {phase === 'failed' && <StepError exchange={exchange} />}
      {phase !== 'waiting' && <JsonText text={shortenText(exchange.responseBody)} />}
    </>
  );
}
