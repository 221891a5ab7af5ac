import { useText } from '../../hooks/use-text.ts';
import type { Operation } from '../../model/operation.ts';
import { Icon } from '../../ui/Icon.tsx';

type TryItHeadProps = { operation: Operation; onShare: () => void; onClose: () => void };

/** What is called, a link to it, and the way out. */
export function TryItHead({ operation: { method, path }, onShare, onClose }: TryItHeadProps) {
  const { t } = useText();
  return (
    <div className="try-it__head">
      <h2 id="try-it-title">{t('playground:title')}</h2>
      <span className={`method method--${method.toLowerCase()}`}>{method.toUpperCase()}</span>
      <code>{path}</code>
      <button type="button" className="icon-button try-it__close" aria-label={t('playground:close')} onClick={onClose}>
        <Icon name="x" />
        <Icon name="right" />
      </button>
      <button
        type="button"
        className="button button--quiet try-it__share"
        title={t('playground:copy.linkHint')}
        onClick={onShare}
      >
        <Icon name="hash" />
        {t('playground:share')}
      </button>
    </div>
  );
}
