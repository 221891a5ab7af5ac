import { Component, type ReactNode } from 'react';
import { FailedPage } from '../pages/FailedPage.tsx';

/** Keeps a page that cannot be drawn from taking the shell with it. Loading the document again is the way out. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailedPage onRetry={() => location.reload()} /> : this.props.children;
  }
}
