import type { Block } from '../../../../src/model/page.ts';
import type { ProseBlock, ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { joinText } from '../../markdown/phrasing.ts';

/** Replaces elements, by others or by text, anywhere in the prose of blocks. Reference views are left as they are. */
export function mapBlocks(blocks: Block[], change: (element: ProseElement) => ProseNode): Block[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'states':
      case 'schema':
      case 'errors':
      case 'operation':
      case 'channel':
        return block;
      default:
        return mapProseBlock(block, change);
    }
  });
}

function mapProseBlock(block: ProseBlock, change: (element: ProseElement) => ProseNode): ProseBlock {
  const inside = (blocks: ProseBlock[]) => blocks.map((part) => mapProseBlock(part, change));
  switch (block.kind) {
    case 'prose':
      return { ...block, nodes: mapProse(block.nodes, change) };
    case 'callout':
      return { ...block, blocks: inside(block.blocks) };
    case 'tabs':
      return { ...block, tabs: block.tabs.map((tab) => ({ ...tab, blocks: inside(tab.blocks) })) };
    case 'code':
    case 'figure':
      return block;
  }
}

function mapProse(nodes: ProseNode[], change: (element: ProseElement) => ProseNode): ProseNode[] {
  return nodes
    .flatMap((node): ProseNode[] => {
      if (typeof node === 'string') return [node];
      if (!Array.isArray(node)) return [mapProseBlock(node, change)];
      const [tag, attributes, ...children] = node;
      return [change([tag, attributes, ...mapProse(children, change)])];
    })
    .reduce<ProseNode[]>(joinText, []);
}
