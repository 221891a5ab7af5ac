import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Copies a link to the form. */
export function ShareButton({ onShare }: { onShare: () => void }) {
  const { t } = useText();
  return (
    <button
      type="button"
      className="button button--quiet try-it__share"
      title={t('playground:copy.linkHint')}
      onClick={onShare}
    >
      <Icon name="hash" />
      {t('playground:share')}
    </button>
  );
}
