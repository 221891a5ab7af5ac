import type { Block } from '../../../src/model/page.ts';
import type { ProseBlock, ProseElement, ProseNode } from '../../../src/model/prose.ts';
import { mapFolds } from './fold-tree.ts';
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

/**
 * Replaces elements, the inner before those around them, by others or by text, wherever an author wrote them. What is made from the
 * contract is left as it is.
 */
export function mapElements(blocks: Block[], change: (element: ProseElement) => ProseNode): Block[] {
  const mapText: ProseChange = (nodes) => mapNodes(nodes, change);
  const mapBlock = (block: Block): Block =>
    isProseBlock(block) ? mapProseBlock(block, mapText) : mapFolds(block, mapBlock);
  return mapIfChanged(blocks, mapBlock);
}

/** The same in running text. */
export function mapNodes(nodes: ProseNode[], change: (element: ProseElement) => ProseNode): ProseNode[] {
  return nodes
    .map((node): ProseNode => {
      if (typeof node === 'string') return node;
      if (!Array.isArray(node)) return mapProseBlock(node, (inner) => mapNodes(inner, change));
      const [tag, attributes, ...children] = node;
      return change([tag, attributes, ...mapNodes(children, change)]);
    })
    .reduce<ProseNode[]>(joinText, []);
}

/** For `reduce`: texts that follow one another become one. */
export function joinText(joined: ProseNode[], node: ProseNode): ProseNode[] {
  const last = joined.at(-1);
  if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
  else if (node !== '') joined.push(node);
  return joined;
}

/** Whether a block is one that an author wrote, and not made from the contract. */
export function isProseBlock(block: Block): block is ProseBlock {
  switch (block.kind) {
    case 'prose':
    case 'code':
    case 'callout':
    case 'details':
    case 'tabs':
    case 'figure':
      return true;
    default:
      return false;
  }
}
