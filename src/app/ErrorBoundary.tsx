import { Component, type ReactNode } from 'react';
import type { SvgDrawing } from '../model/svg-drawing.ts';
import { FailedPage } from '../pages/FailedPage.tsx';

/** Error boundary of the article: the shell stays, and the reader can load the document again. */
export class ErrorBoundary extends Component<
  { drawing: SvgDrawing | undefined; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { drawing, children } = this.props;
    return this.state.failed ? <FailedPage drawing={drawing} onRetry={() => location.reload()} /> : children;
  }
}
