import { Component, type ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clearStored } from './stored-keys.ts';

/** `onClose`: absent for what is part of the page. */
type ToolBoundaryProps = { onClose?: () => void; children: ReactNode };

/** Error boundary of dialogs and runs: without one, React would remove the page with a tool that cannot render what is stored or linked. */
export class ToolBoundary extends Component<ToolBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { onClose, children } = this.props;
    return this.state.hasFailed ? <FailedTool onClose={onClose} /> : children;
  }
}

function FailedTool({ onClose }: Pick<ToolBoundaryProps, 'onClose'>) {
  const { t } = useText();
  return (
    <div className="notice" role="alert">
      <p>{t('playground:stopped')}</p>
      <button type="button" className="button button--small" onClick={startAfresh}>
        {t('playground:reset')}
      </button>
      {onClose && (
        <button
          type="button"
          className="icon-button icon-button--small"
          aria-label={t('playground:close')}
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}

function startAfresh(): void {
  clearStored();
  // The values of a link may be what the tool failed at.
  history.replaceState(history.state, '', location.hash.replace(/=.*/, ''));
  location.reload();
}
