import type { ReactNode } from 'react';
import { required } from '../../packages/base/invariant.ts';
import type { Operation } from '../model/operation.ts';
import type { Block, Page } from '../model/page.ts';
import { YOUR_VALUES } from '../model/your-values.ts';
import { loadProvider, loadProviderModule } from './load-provider.ts';

/** A dialog that a page has: the call of its operation, the values of the reader in its samples or in its tool, or one of its labs. */
type PageDialog = { name: string; operation?: Operation; blocks: Block[] };

type DialogProps = PageDialog & { locale: string; link: string | undefined; onClose: () => void };

export type RenderDialog = (props: DialogProps) => ReactNode;

/** `hasValues`: whether the provider has a dialog for values of the reader's own. */
export function findDialog(page: Page, name: string | undefined, hasValues: boolean): PageDialog | undefined {
  if (page.layout !== 'doc') return undefined;
  const { blocks } = page;
  for (const block of blocks) {
    if (block.kind === 'lab' && block.lab === name) return { name: block.lab, blocks };
    const isOfOperation = name === 'try-it' || (name === YOUR_VALUES && hasValues);
    if (block.kind === 'operation' && isOfOperation && !block.operation.webhook)
      return { name, operation: block.operation, blocks };
    if (block.kind === 'tool' && block.takesValues && name === YOUR_VALUES) return { name, blocks };
  }
  return undefined;
}

type LoadOptions = {
  locale: string;
  /** Of the dialog. */
  operation: Operation | undefined;
  /** Gets a file of the build. */
  fetchData: (address: string) => Promise<unknown>;
};

/** The playground's own. */
const LOADERS: Record<string, (options: LoadOptions) => Promise<RenderDialog>> = {
  'try-it': async ({ locale, operation: called, fetchData }) => {
    const [{ TryItDialog }, provider] = await Promise.all([import('./try-it/TryItDialog.tsx'), loadProvider(locale)]);
    if (called) await provider.load(called, fetchData);
    return ({ operation, ...props }) =>
      operation && <TryItDialog key={operation.id} operation={operation} {...props} />;
  },
  'lifecycle-lab': async ({ locale }) => {
    const { loadLifecycleLab } = await import('./machine-lab/load-lifecycle-lab.tsx');
    const LifecycleLab = await loadLifecycleLab(locale);
    return (props) => <LifecycleLab {...props} />;
  },
};

/** The code of a dialog, with its texts, the provider and those of all tools on it. */
export async function loadDialog(name: string, options: LoadOptions): Promise<RenderDialog> {
  const [render, { ToolBoundary }] = await Promise.all([
    (LOADERS[name] ?? loadProvided(name))(options),
    import('./state/ToolBoundary.tsx'),
    loadProvider(options.locale),
  ]);
  return (props) => <ToolBoundary onClose={props.onClose}>{render(props)}</ToolBoundary>;
}

function loadProvided(name: string) {
  return async ({ locale }: LoadOptions): Promise<RenderDialog> => {
    const [{ dialogs = {} }, { MountedTool }] = await Promise.all([
      loadProviderModule(),
      import('./tool/MountedTool.tsx'),
    ]);
    const mount = await required(dialogs[name], `The provider has the program "${name}" that a page names.`)(locale);
    return ({ blocks, onClose }) => <MountedTool mount={mount} props={{ blocks, locale, onClose }} />;
  };
}
