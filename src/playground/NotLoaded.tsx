import { useText } from '../hooks/use-text.ts';
import { Icon } from '../ui/Icon.tsx';

/** The code of a tool did not come. */
export function NotLoaded({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  return (
    <div className="notice" role="alert">
      <p>{t('tryIt.notLoaded')}</p>
      <button type="button" className="button button--small" onClick={() => location.reload()}>
        {t('failed.retry')}
      </button>
      <button type="button" className="icon-button icon-button--small" aria-label={t('close')} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}
