import type { ComponentType } from 'react';
import type { FlowRunnerProps } from '../hooks/use-flow-runner.ts';
import { loadProvider } from './load-provider.ts';

/** The code that runs the steps of a page, with its texts. */
export async function loadFlowRunner(locale: string): Promise<ComponentType<FlowRunnerProps>> {
  const [{ FlowRunner }, { ToolBoundary }] = await Promise.all([
    import('./run/FlowRunner.tsx'),
    import('./state/ToolBoundary.tsx'),
    loadProvider(locale),
  ]);
  return (props) => (
    <ToolBoundary>
      <FlowRunner {...props} />
    </ToolBoundary>
  );
}
