import type { ReactNode } from 'react';
import type { Operation } from '../model/operation.ts';
import type { Block, LabName, Page } from '../model/page.ts';
import {
  loadLifecycleLabStrings,
  loadPlaygroundStrings,
  loadRetryLabStrings,
  loadWebsocketLabStrings,
} from '../site/i18n.ts';

type DialogName = 'try-it' | LabName;

/** A dialog that a page has: the call of its operation, or one of its labs. */
type PageDialog = { name: DialogName; operation?: Operation; blocks: Block[] };

type DialogProps = PageDialog & { locale: string; link: string | undefined; onClose: () => void };

export type RenderDialog = (props: DialogProps) => ReactNode;

export function findDialog(page: Page, name: string | undefined): PageDialog | undefined {
  if (page.layout !== 'doc') return undefined;
  const { blocks } = page;
  for (const block of blocks) {
    if (block.kind === 'lab' && block.lab === name) return { name: block.lab, blocks };
    if (block.kind === 'operation' && name === 'try-it' && !block.operation.webhook)
      return { name, operation: block.operation, blocks };
  }
  return undefined;
}

const LOADERS: Record<DialogName, (locale: string) => Promise<RenderDialog>> = {
  'try-it': async () => {
    const { TryItDialog } = await import('./view/TryItDialog.tsx');
    return ({ operation, ...props }) =>
      operation && <TryItDialog key={operation.id} operation={operation} {...props} />;
  },
  'lifecycle-lab': async (locale) => {
    const [{ LifecycleLab }] = await Promise.all([
      import('./lifecycle/LifecycleLab.tsx'),
      loadLifecycleLabStrings(locale),
    ]);
    return (props) => <LifecycleLab {...props} />;
  },
  'retry-lab': async (locale) => {
    const [{ RetryLab }] = await Promise.all([import('./retry/RetryLab.tsx'), loadRetryLabStrings(locale)]);
    return (props) => <RetryLab {...props} />;
  },
  'websocket-lab': async (locale) => {
    const [{ WebsocketLab }] = await Promise.all([
      import('./websocket/WebsocketLab.tsx'),
      loadWebsocketLabStrings(locale),
    ]);
    return (props) => <WebsocketLab {...props} />;
  },
};

/** The code of a dialog, with its texts and those of all tools on the provider. */
export async function loadDialog(name: DialogName, locale: string): Promise<RenderDialog> {
  const [render] = await Promise.all([LOADERS[name](locale), loadPlaygroundStrings(locale)]);
  return render;
}
