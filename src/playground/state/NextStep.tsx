import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Upcoming } from '../provider/toolbar.ts';
import { formatTime } from '../ui/format.ts';

type NextStepProps = { upcoming: Upcoming | undefined; onAdvance: (milliseconds: number) => void };

/** What happens by itself next, and a button that moves the clock there. */
export function NextStep({ upcoming, onAdvance }: NextStepProps) {
  const { t } = useText();
  if (!upcoming) return null;
  const { at, waitMs, label } = upcoming;
  const time = formatTime(at);
  return (
    <p className="row next-step">
      <Icon name="clock" />
      <span>{t('playground:next', { what: label, time })}</span>
      <button type="button" className="button button--small button--suggested" onClick={() => onAdvance(waitMs)}>
        <Icon name="forward" />
        {t('playground:advance', { time })}
      </button>
    </p>
  );
}
