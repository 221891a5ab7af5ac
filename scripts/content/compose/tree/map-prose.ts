import type { Block } from '../../../../src/model/page.ts';
import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { joinText } from '../../markdown/phrasing.ts';

/** Replaces elements, by others or by text, anywhere in the prose of blocks. Reference views are left as they are. */
export function mapBlocks(blocks: Block[], change: (element: ProseElement) => ProseNode): Block[] {
  const mapBlock = (block: Block): Block => {
    switch (block.kind) {
      case 'prose':
        return { ...block, nodes: mapProse(block.nodes, change) };
      case 'callout':
        return { ...block, blocks: mapBlocks(block.blocks, change) };
      case 'tabs':
        return { ...block, tabs: block.tabs.map((tab) => ({ ...tab, blocks: mapBlocks(tab.blocks, change) })) };
      case 'code':
      case 'figure':
      case 'states':
      case 'schema':
      case 'errors':
      case 'operation':
      case 'channel':
        return block;
    }
  };
  return blocks.map(mapBlock);
}

function mapProse(nodes: ProseNode[], change: (element: ProseElement) => ProseNode): ProseNode[] {
  return nodes
    .flatMap((node): ProseNode[] => {
      if (typeof node === 'string') return [node];
      if (!Array.isArray(node)) return mapBlocks([node], change);
      const [tag, attributes, ...children] = node;
      return [change([tag, attributes, ...mapProse(children, change)])];
    })
    .reduce<ProseNode[]>(joinText, []);
}
