import type { Block, Page } from '../model/page.ts';
import type { ErrorCatalogueView } from './errors/ErrorCatalogueView.tsx';

/** Kinds of blocks whose code is not in the shell, because one page has them. */
type Later = Extract<Block, { kind: 'errors' }>;

let errors: typeof ErrorCatalogueView | undefined;

/**
 * The page, when the code of its blocks is there. Whoever shows or hydrates a page waits for this, so that nothing on it is empty at
 * first: a target that the address names could not be scrolled to.
 */
export async function withBlocks(page: Page): Promise<Page> {
  const needsErrors = 'blocks' in page && page.blocks.some(({ kind }) => kind === 'errors');
  if (needsErrors) ({ ErrorCatalogueView: errors } = await import('./errors/ErrorCatalogueView.tsx'));
  return page;
}

export function LaterBlock({ block }: { block: Later }) {
  const View = errors;
  return View && <View catalogue={block.catalogue} />;
}
