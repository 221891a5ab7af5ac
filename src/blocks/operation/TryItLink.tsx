import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Opens the dialog that sends this call to the provider in the page (`src/playground`): a fragment, so that Back closes it. */
export function TryItLink() {
  const { t } = useText();
  return (
    <a className="button button--primary try-it-link" id="try-it" href="#try-it">
      <Icon name="play" />
      {t('tryIt.label')}
    </a>
  );
}
