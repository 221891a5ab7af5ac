import { useText } from '../../hooks/use-text.ts';
import { readError } from '../client/exchange.ts';
import { formatTime } from '../ui/format.ts';
import type { StepResult } from './run-step.ts';

type StepWordsProps = {
  result: StepResult;
  /** The status is beside it. */
  isShort?: boolean;
};

/** The result of a step in words. */
export function StepWords({ result: { phase, exchange, status, time, waitMs }, isShort = false }: StepWordsProps) {
  const { t } = useText();
  const http = exchange?.status ?? '';
  if (phase === 'running') return <span className="step-words">{t('playground:flow.running')}</span>;
  if (phase === 'waiting')
    return (
      <span className="step-words step-words--waiting">
        {t(isShort ? 'playground:flow.leftShort' : 'playground:flow.left', {
          http,
          status: status ?? '',
          seconds: Math.ceil((waitMs ?? 0) / 1000),
        })}
      </span>
    );
  if (phase === 'stopped')
    return <span className="step-words step-words--waiting">{t('playground:flow.stopped')}</span>;
  if (phase === 'failed' || !exchange) {
    const { code, error, message } = exchange ? readError(exchange) : { message: t('playground:failed') };
    return (
      <span className="step-words step-words--failed">
        {code} {error ?? message}
      </span>
    );
  }
  return (
    <span className="step-words">
      {status === undefined || isShort
        ? t('playground:flow.took', { http, duration: Math.max(1, Math.round(exchange.duration)) })
        : t('playground:flow.at', { http, status, time: formatTime(time ?? exchange.time) })}
    </span>
  );
}
