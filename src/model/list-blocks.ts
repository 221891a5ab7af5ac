import type { Block } from './page.ts';

/** All blocks of a page, those inside folds after the block that holds them. */
export function listBlocks(blocks: Block[]): Block[] {
  return blocks.flatMap((block) =>
    block.kind === 'folds' ? [block, ...block.folds.flatMap((fold) => listBlocks(fold.blocks))] : [block],
  );
}
