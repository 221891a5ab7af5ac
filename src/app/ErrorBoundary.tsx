import { Component, type ReactNode } from 'react';
import { FailedPage } from '../pages/FailedPage.tsx';

/** Error boundary of the article: the shell stays, and the reader can load the document again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailedPage onRetry={() => location.reload()} /> : this.props.children;
  }
}
