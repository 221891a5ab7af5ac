import { Component, type ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';

/** Error boundary of a tool of the page: whatever it cannot handle, the page around it stays, and the tool can be started again. */
export class RestartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <StoppedTool onRestart={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}

function StoppedTool({ onRestart }: { onRestart: () => void }) {
  const { t } = useText();
  return (
    <div className="tool-pending" role="alert">
      <p>{t('tool.stopped')}</p>
      <button type="button" className="button button--small" onClick={onRestart}>
        {t('tool.restart')}
      </button>
    </div>
  );
}
