import { dirname, relative, sep } from 'node:path';
import type { Rolldown } from 'vite';

/** Of every page. */
const FIRST = ['react', 'libraries', 'shell', 'rolldown-runtime'];

type GetModuleInfo = (id: string) => Rolldown.ModuleInfo | null;

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const PACKAGE = /[\\/]node_modules[\\/]/;

/**
 * What every page runs is in three chunks beside its entry, by the graph of imports: React, the libraries, our own code. Each runs in a task of its
 * own (`src/boot/hydrate-on-idle.ts`). By Rolldown's own rule, which makes all other chunks, whatever a later one shares with the first would be one
 * more address in every page.
 */
export function groupChunks(entry: string): Rolldown.OutputOptions['codeSplitting'] {
  let first: Set<string> | undefined;
  const name = (id: string, context: { getModuleInfo: GetModuleInfo }) => {
    first ??= followImports(entry, (other) => context.getModuleInfo(other));
    if (id === entry || !first.has(id)) return null;
    if (REACT.test(id)) return 'react';
    return PACKAGE.test(id) ? 'libraries' : 'shell';
  };
  return { groups: [{ debugName: 'chunks of every page', name }] };
}

/** The module and all that it imports, not by `import()`. */
function followImports(entry: string, getModuleInfo: GetModuleInfo): Set<string> {
  const reached = new Set([entry]);
  // A set goes on with what is added while it is walked.
  for (const id of reached) for (const other of getModuleInfo(id)?.importedIds ?? []) reached.add(other);
  return reached;
}

type Folders = {
  /** Of the project. */
  root: string;
  /** Of the provider's module, which need not be in the project. */
  provider: string | undefined;
};

/** Where a chunk is below `assets/`, so that it has a budget: in the folder of the source that it is loaded for, or with what several sources share. */
export function getFolder({ name, facadeModuleId }: Rolldown.PreRenderedChunk, { root, provider }: Folders): string {
  if (FIRST.includes(name)) return '';
  if (typeof facadeModuleId !== 'string') return 'shared/';
  if (provider !== undefined && facadeModuleId.startsWith(provider + sep)) {
    const folder = relative(provider, dirname(facadeModuleId)).replaceAll(sep, '/');
    return folder === '' ? 'provider/' : `provider/${folder}/`;
  }
  return `${relative(root, dirname(facadeModuleId))
    .replaceAll(sep, '/')
    .replace(/^src\//, '')}/`;
}
