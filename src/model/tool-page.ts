import type { Block } from './page.ts';

/** Whether a page is for its program: nothing but an introduction comes before it. Such a page has no outline beside the program. */
export function isToolPage(blocks: readonly Block[]): boolean {
  const tool = blocks.findIndex(({ kind }) => kind === 'tool');
  return tool >= 0 && !blocks.slice(0, tool).some(hasHeading);
}

function hasHeading(block: Block): boolean {
  return block.kind === 'prose' && block.nodes.some((node) => Array.isArray(node) && /^h[2-6]$/.test(node[0]));
}
