import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Opens the dialog of the values that this browser fills into samples (`src/playground/values`): a fragment, so that Back closes it. */
export function ValuesLink() {
  const { t } = useText();
  return (
    <a
      className="icon-button icon-button--small values-link"
      id="your-values"
      href="#your-values"
      aria-label={t('tryIt.values')}
      title={t('tryIt.values')}
    >
      <Icon name="pen" />
    </a>
  );
}
