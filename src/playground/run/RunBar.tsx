import type { Ref } from 'react';
import { getPresent } from '../../../provider/environments/present.ts';
import { useText } from '../../hooks/use-text.ts';
import type { FlowStep } from '../../model/page.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatDate, formatTime } from '../ui/format.ts';
import { RunProgress } from './RunProgress.tsx';
import { isWalletEmpty } from './step-error.ts';
import type { Run } from './use-run.ts';

type RunBarProps = { steps: FlowStep[]; run: Run; onRunTo: (index: number) => void; ref: Ref<HTMLButtonElement> };

/** One button that runs, stops and goes on, so that the focus stays on it; how far it is; the clock and the wallet. */
export function RunBar({ steps, run, onRunTo, ref }: RunBarProps) {
  const { t } = useText();
  const { isRunning, results, next, state } = run;
  const time = getPresent(state);
  const last = steps.length - 1;
  const failed = results.find(({ phase }) => phase === 'failed');
  const action = isRunning
    ? ({ text: 'stop', icon: 'pause', onClick: run.stop } as const)
    : next > last
      ? ({ text: 'again', icon: 'redo', onClick: run.restart } as const)
      : failed && isWalletEmpty(failed)
        ? ({ text: 'reset', icon: 'redo', onClick: () => void run.reset() } as const)
        : failed
          ? ({ text: 'retry', icon: 'redo', onClick: run.restart } as const)
          : ({ text: 'continue', icon: 'play', onClick: () => onRunTo(last) } as const);
  return (
    <div className="run-bar">
      <button type="button" className="button button--primary" ref={ref} onClick={action.onClick}>
        <Icon name={action.icon} />
        {t(`playground:flow.${action.text}`)}
      </button>
      <output>
        <RunProgress steps={steps} run={run} />
      </output>
      <span className="run-bar__facts">
        <span>
          <Icon name="clock" />
          <time dateTime={new Date(time).toISOString()}>
            {formatDate(time)} {formatTime(time)} <small>UTC</small>
          </time>
        </span>
        <span>
          <Icon name="wallet" />
          <b>{state.wallet.balances.USD?.available} USD</b>
        </span>
      </span>
    </div>
  );
}
