import { getPresent } from '../../../provider/environments/present.ts';
import { subtractAmounts } from '../../../provider/simulator/ledger/amounts.ts';
import { useText } from '../../hooks/use-text.ts';
import type { FlowStep } from '../../model/page.ts';
import { Icon } from '../../ui/Icon.tsx';
import { findCard } from './find-card.ts';
import { readError } from './step-error.ts';
import type { Run } from './use-run.ts';

/** How far a run is, in words. Read out when it changes, so nothing that counts is in it. */
export function RunProgress({ steps, run: { results, sums, isRunning, state, next, cardId } }: ProgressProps) {
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
  const wallet = state.wallet.balances.USD?.available ?? '0.00';
  const cost = subtractAmounts(sums.startWallet, wallet);
  const costWords =
    cost === '0.00' ? t('playground:flow.nothingCharged') : t('playground:flow.charged', { amount: `${cost} USD` });
  if (next === steps.length) {
    const card = findCard(state, cardId);
    const duration = Math.max(1, Math.round(sums.duration));
    const seconds = Math.round((getPresent(state) - sums.startTime) / 1000);
    return (
      <>
        <b className="check">
          <Icon name="check" />
          {t('playground:flow.done')}
        </b>
        <span>
          {card?.balance
            ? t('playground:flow.card', {
                status: card.status,
                amount: `${card.balance.available} ${card.balance.currency}`,
              })
            : costWords}
          {t('playground:flow.sums', { calls: sums.calls, duration, seconds })}
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
          t('playground:flow.reason', { message: readError(result.exchange).message })}
        {result.phase === 'failed' && !result.exchange && t('playground:failed')}
        {costWords}
      </span>
    </>
  );
}

type ProgressProps = { steps: FlowStep[]; run: Run };
