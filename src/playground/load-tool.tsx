import type { ComponentType } from 'react';
import { required } from '../../packages/base/invariant.ts';
import { loadProviderModule } from './load-provider.ts';
import type { InlineToolProps } from './provider/tool.ts';

/** A program of a page, as a component that holds its place. */
export async function loadTool(name: string, locale: string): Promise<ComponentType<InlineToolProps>> {
  const [{ inline = {} }, { MountedTool }] = await Promise.all([
    loadProviderModule(),
    import('./tool/MountedTool.tsx'),
  ]);
  const load = required(inline[name], `The provider has the program "${name}" that a page names.`);
  const mount = await load(locale);
  return (props) => <MountedTool mount={mount} props={props} />;
}
