import { useTranslation } from 'react-i18next';

/** Stands where a page should be whose data did not arrive. */
export function LoadErrorPage({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <main id="main" tabIndex={-1} className="load-error">
      <h1>{t('failed.title')}</h1>
      <p>{t('failed.text')}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {t('failed.retry')}
      </button>
    </main>
  );
}
