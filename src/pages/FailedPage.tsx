import { useText } from '../hooks/use-text.ts';
import { BrokenBridge } from './BrokenBridge.tsx';

/** Shown in place of a page whose data did not load. */
export function FailedPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <main className="not-found" id="main" tabIndex={-1}>
      <BrokenBridge />
      <h1>{t('failed.title')}</h1>
      <p role="alert">{t('failed.text')}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        {t('failed.retry')}
      </button>
    </main>
  );
}
