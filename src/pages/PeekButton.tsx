import { useText } from '../hooks/use-text.ts';
import { Icon } from '../ui/Icon.tsx';

/** Starts and ends the reading of single paragraphs in the other language (`src/dom/listen-for-peek.ts`). */
export function PeekButton() {
  const { t } = useText();
  return (
    <button
      type="button"
      className="button button--small"
      data-peek=""
      data-hint={t('page.peekHint')}
      aria-pressed="false"
      title={t('page.peek')}
      aria-label={t('page.peek')}
    >
      <Icon name="lang" />
    </button>
  );
}
