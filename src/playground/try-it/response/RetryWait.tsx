import { useText } from '../../../hooks/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';

type RetryWaitProps = { waitMs: number; isBusy: boolean; onRetry: () => void };

/** Counts down on the clock of the sandbox; one button moves it and sends again. */
export function RetryWait({ waitMs, isBusy, onRetry }: RetryWaitProps) {
  const { t } = useText();
  const seconds = Math.ceil(waitMs / 1000);
  return (
    <p className="row row--wrap retry-wait">
      <span>{seconds > 0 ? t('playground:retryIn', { seconds }) : t('playground:retryNow')}</span>
      <button type="button" className="button button--small button--suggested" disabled={isBusy} onClick={onRetry}>
        <Icon name="forward" />
        {seconds > 0 ? t('playground:advanceAndSend', { seconds }) : t('playground:sendAgain')}
      </button>
    </p>
  );
}
