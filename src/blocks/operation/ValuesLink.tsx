import { useText } from '../../hooks/use-text.ts';
import { YOUR_VALUES } from '../../model/your-values.ts';
import { Icon } from '../../ui/Icon.tsx';

/**
 * Opens the dialog of the values that this browser fills into samples: a fragment, so that Back closes it. No element
 * has its id, because the page must not scroll behind a dialog that shows what changes in it.
 */
export function ValuesLink() {
  const { t } = useText();
  return (
    <a
      className="icon-button icon-button--small"
      href={`#${YOUR_VALUES}`}
      aria-haspopup="dialog"
      aria-label={t('tryIt.values')}
      title={t('tryIt.values')}
    >
      <Icon name="pen" />
    </a>
  );
}
