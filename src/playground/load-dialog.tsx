import type { ReactNode } from 'react';
import type { Operation } from '../model/operation.ts';
import type { Block, LabName, Page } from '../model/page.ts';
import { loadPlaygroundStrings } from '../site/i18n.ts';

type DialogName = 'try-it' | 'your-values' | LabName;

/** A dialog that a page has: the call of its operation, the values of the reader in its samples or in its tool, or one of its labs. */
type PageDialog = { name: DialogName; operation?: Operation; blocks: Block[] };

type DialogProps = PageDialog & { locale: string; link: string | undefined; onClose: () => void };

export type RenderDialog = (props: DialogProps) => ReactNode;

export function findDialog(page: Page, name: string | undefined): PageDialog | undefined {
  if (page.layout !== 'doc') return undefined;
  const { blocks } = page;
  for (const block of blocks) {
    if (block.kind === 'lab' && block.lab === name) return { name: block.lab, blocks };
    if (block.kind === 'operation' && (name === 'try-it' || name === 'your-values') && !block.operation.webhook)
      return { name, operation: block.operation, blocks };
    if (block.kind === 'tool' && block.tool === 'calculator' && name === 'your-values') return { name, blocks };
  }
  return undefined;
}

const LOADERS: Record<DialogName, (locale: string) => Promise<RenderDialog>> = {
  'try-it': async () => {
    const { TryItDialog } = await import('./try-it/TryItDialog.tsx');
    return ({ operation, ...props }) =>
      operation && <TryItDialog key={operation.id} operation={operation} {...props} />;
  },
  'your-values': async (locale) => {
    const { loadValues } = await import('./values/load-values.ts');
    const ValuesDialog = await loadValues(locale);
    return (props) => <ValuesDialog {...props} />;
  },
  'lifecycle-lab': async (locale) => {
    const { loadLifecycleLab } = await import('./machine-lab/load-lifecycle-lab.tsx');
    const LifecycleLab = await loadLifecycleLab(locale);
    return (props) => <LifecycleLab {...props} />;
  },
  'retry-lab': async (locale) => {
    const { loadRetryLab } = await import('../../provider/retry-lab/load-retry-lab.ts');
    const RetryLab = await loadRetryLab(locale);
    return (props) => <RetryLab {...props} />;
  },
  'websocket-lab': async (locale) => {
    const { loadWebsocketLab } = await import('../../provider/websocket-lab/load-websocket-lab.ts');
    const WebsocketLab = await loadWebsocketLab(locale);
    return (props) => <WebsocketLab {...props} />;
  },
};

/** The code of a dialog, with its texts and those of all tools on the provider. */
export async function loadDialog(name: DialogName, locale: string): Promise<RenderDialog> {
  const [render, { ToolBoundary }] = await Promise.all([
    LOADERS[name](locale),
    import('./state/ToolBoundary.tsx'),
    loadPlaygroundStrings(locale),
  ]);
  return (props) => <ToolBoundary onClose={props.onClose}>{render(props)}</ToolBoundary>;
}
