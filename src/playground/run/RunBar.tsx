import type { Ref } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { FlowStep } from '../../model/page.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatDate, formatTime } from '../ui/format.ts';
import { RunProgress } from './RunProgress.tsx';
import type { Run } from './use-run.ts';

type RunBarProps = { steps: FlowStep[]; run: Run; onRunTo: (index: number) => void; ref: Ref<HTMLButtonElement> };

/** One button that runs, stops and goes on, so that the focus stays on it; how far it is; the clock and the wallet. */
export function RunBar({ steps, run, onRunTo, ref }: RunBarProps) {
  const { t } = useText();
  const { isRunning, results, next, toolbar, continues } = run;
  const isWaiting = results.at(-1)?.phase === 'waiting';
  const last = steps.length - 1;
  const failed = results.find(({ phase }) => phase === 'failed');
  const action = isRunning
    ? ({ text: 'stop', icon: 'pause', onClick: run.stop } as const)
    : next > last
      ? ({ text: 'again', icon: 'redo', onClick: run.restart } as const)
      : run.needsReset
        ? ({ text: 'reset', icon: 'redo', onClick: () => void run.reset() } as const)
        : failed
          ? ({ text: 'retry', icon: 'redo', onClick: run.restart } as const)
          : ({ text: 'continue', icon: 'play', onClick: () => onRunTo(last) } as const);
  return (
    <div className="run-bar">
      <div className="run-bar__row">
        <button type="button" className="button button--primary" ref={ref} onClick={action.onClick}>
          <Icon name={action.icon} />
          {t(`playground:flow.${action.text}`)}
        </button>
        <output>
          <RunProgress steps={steps} run={run} />
        </output>
        {toolbar && (
          <span className="run-bar__facts">
            <span>
              <Icon name="clock" />
              <time dateTime={new Date(toolbar.clock.time).toISOString()}>
                {formatDate(toolbar.clock.time)} {formatTime(toolbar.clock.time)} <small>UTC</small>
              </time>
            </span>
            {toolbar.items.map(({ icon, text }) => (
              <span key={icon}>
                <Icon name={icon} />
                <b>{text}</b>
              </span>
            ))}
          </span>
        )}
      </div>
      <p className="run-bar__note">
        {isWaiting ? (
          <button type="button" className="link-button" onClick={run.skip}>
            {t('playground:flow.skip')}
          </button>
        ) : (
          t(continues ? 'playground:flow.continues' : 'run.hint')
        )}
        {continues && !isRunning && (
          <>
            {' '}
            <button type="button" className="link-button" onClick={() => void run.reset()}>
              {t('playground:flow.fresh')}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
