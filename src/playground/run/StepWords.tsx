import { useText } from '../../hooks/use-text.ts';
import { formatTime } from '../ui/format.ts';
import type { StepResult } from './run-step.ts';
import { readError } from './step-error.ts';

/** The result of a step in words. */
export function StepWords({ result: { phase, exchange, status, time, waitMs } }: { result: StepResult }) {
  const { t } = useText();
  const http = exchange?.status ?? '';
  if (phase === 'running') return <span className="step-words">{t('playground:flow.running')}</span>;
  if (phase === 'waiting')
    return (
      <span className="step-words step-words--waiting">
        {t('playground:flow.left', { http, status: status ?? '', seconds: Math.ceil((waitMs ?? 0) / 1000) })}
      </span>
    );
  if (phase === 'stopped')
    return <span className="step-words step-words--waiting">{t('playground:flow.stopped')}</span>;
  if (phase === 'failed' || !exchange) {
    const { code, error } = exchange ? readError(exchange) : { code: '', error: t('playground:failed') };
    return (
      <span className="step-words step-words--failed">
        {code} {error}
      </span>
    );
  }
  return (
    <span className="step-words step-words--done">
      {status === undefined
        ? t('playground:flow.took', { http, duration: Math.max(1, Math.round(exchange.duration)) })
        : t('playground:flow.at', { http, status, time: formatTime(time ?? exchange.time) })}
    </span>
  );
}
