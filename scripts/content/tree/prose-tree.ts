import type { ProseBlock, ProseNode } from '../../../src/model/prose.ts';
import { mapIfChanged, updateIfChanged } from './update-if-changed.ts';

/** Replaces running text; the words of a figure belong to its drawing and stay. */
export type ProseChange = (nodes: ProseNode[]) => ProseNode[];

/** Replaces the running text of a block that an author wrote, and of the blocks inside it. Without a change the same object. */
export function mapProseBlock(block: ProseBlock, change: ProseChange): ProseBlock {
  const inside = (blocks: ProseBlock[]) => mapIfChanged(blocks, (part) => mapProseBlock(part, change));
  switch (block.kind) {
    case 'prose':
      return updateIfChanged(block, { nodes: change(block.nodes) });
    case 'callout':
    case 'details':
      return updateIfChanged(block, { blocks: inside(block.blocks) });
    case 'tabs':
      return updateIfChanged(block, {
        tabs: mapIfChanged(block.tabs, (tab) => updateIfChanged(tab, { blocks: inside(tab.blocks) })),
      });
    case 'code':
    case 'figure':
      return block;
  }
}

/** For `reduce`: texts that follow one another become one. */
export function joinText(joined: ProseNode[], node: ProseNode): ProseNode[] {
  const last = joined.at(-1);
  if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
  else if (node !== '') joined.push(node);
  return joined;
}
