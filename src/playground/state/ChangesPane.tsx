import { useText } from '../../hooks/use-text.ts';
import { isRefused } from '../client/exchange.ts';
import type { StateChange } from '../client/state-changes.ts';
import type { Upcoming } from '../provider/toolbar.ts';
import { formatTime } from '../ui/format.ts';
import { Changes } from './Changes.tsx';
import { NextStep } from './NextStep.tsx';

/** What happened last: a call, or the clock alone. */
export type Step = { time: number; changes: StateChange[]; status?: number };

type ChangesPaneProps = {
  step: Step | undefined;
  upcoming: Upcoming | undefined;
  onAdvance: (milliseconds: number) => void;
};

/** What the last step changed, and what happens by itself next. */
export function ChangesPane({ step, upcoming, onAdvance }: ChangesPaneProps) {
  const { t } = useText();
  return (
    <section className="try-it__changes" tabIndex={-1} aria-label={t('playground:changed')}>
      {step && (
        <>
          <h3>
            {t('playground:changed')} <small>{formatTime(step.time)}</small>
          </h3>
          <Changes changes={step.changes} isRefused={isRefused(step)} />
        </>
      )}
      <NextStep upcoming={upcoming} onAdvance={onAdvance} />
    </section>
  );
}
