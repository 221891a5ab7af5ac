import type { Block } from '../../../src/model/page.ts';
import { mapIfChanged, updateIfChanged } from './update-if-changed.ts';

/** Replaces the blocks inside folds; any other block is returned as it is. */
export function mapFolds(block: Block, change: (block: Block) => Block): Block {
  if (block.kind !== 'folds') return block;
  return updateIfChanged(block, {
    folds: mapIfChanged(block.folds, (fold) => updateIfChanged(fold, { blocks: mapIfChanged(fold.blocks, change) })),
  });
}
