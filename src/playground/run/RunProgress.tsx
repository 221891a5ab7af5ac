import { useText } from '../../hooks/use-text.ts';
import type { FlowStep } from '../../model/page.ts';
import { Icon } from '../../ui/Icon.tsx';
import { readError } from '../client/exchange.ts';
import type { Run } from './use-run.ts';

/** How far a run is, in words. Read out when it changes, so nothing that counts is in it. */
export function RunProgress({ steps, run: { results, sums, isRunning, next } }: ProgressProps) {
  const { t } = useText();
  const result = results.at(-1);
  const number = results.length;
  const values = { number, count: steps.length };
  if (!result || !sums) return null;
  if (isRunning)
    return (
      <>
        <progress max={steps.length} value={next} aria-hidden="true" />
        <span>
          {t('playground:flow.step', values)}
          {result.phase === 'waiting' ? t('playground:flow.waiting') : steps[number - 1]?.title}
        </span>
      </>
    );
  const { cost, made } = sums.result;
  if (next === steps.length) {
    const duration = Math.max(1, Math.round(sums.duration));
    return (
      <>
        <b className="check">
          <Icon name="check" />
          {t('playground:flow.done')}
        </b>
        <span>
          {made === undefined && cost}
          {t('playground:flow.sums', { calls: sums.calls, duration })}
        </span>
      </>
    );
  }
  if (result.phase === 'done') return <span>{t('playground:flow.stepsDone', values)}</span>;
  return (
    <>
      <b className="check check--bad">
        <Icon name="warn" />
        {t('playground:flow.stoppedAt', values)}
      </b>
      <span>
        {result.phase === 'failed' &&
          result.exchange &&
          t('playground:flow.reason', { message: readError(result.exchange).message ?? result.exchange.status })}
        {result.phase === 'failed' && !result.exchange && t('playground:failed')}
        {cost}
      </span>
    </>
  );
}

type ProgressProps = { steps: FlowStep[]; run: Run };
