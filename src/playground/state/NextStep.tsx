import { useText } from '../../hooks/use-text.ts';
import type { State } from '../../sandbox/state/state.ts';
import { Icon } from '../../ui/Icon.tsx';
import { getPresent } from '../environments/present.ts';
import { formatTime } from '../ui/format.ts';

const WAITED_FOR = ['kyc-decision', 'card-order', 'payment-step', 'withdrawal-step', 'deposit-final'] as const;

/** What happens by itself next, and a button that moves the clock there. */
export function NextStep({ state, onAdvance }: { state: State; onAdvance: (milliseconds: number) => void }) {
  const { t } = useText();
  for (const timer of state.timers.flat()) {
    const kind = WAITED_FOR.find((one) => one === timer.kind);
    if (!kind) continue;
    const time = formatTime(timer.at);
    return (
      <p className="next-step">
        <Icon name="clock" />
        <span>{t('playground:next', { what: t(`playground:timer.${kind}`), time })}</span>
        <button
          type="button"
          className="button button--small button--suggested"
          onClick={() => onAdvance(timer.at - getPresent(state))}
        >
          <Icon name="forward" />
          {t('playground:advance', { time })}
        </button>
      </p>
    );
  }
  return null;
}
