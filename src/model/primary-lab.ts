import type { Block } from './page.ts';

/** The lab that the head of a page opens: the first one of a page that documents no operation, whose action is "Try it". */
export function findPrimaryLab(blocks: Block[]): Extract<Block, { kind: 'lab' }> | undefined {
  if (blocks.some(({ kind }) => kind === 'operation')) return undefined;
  return blocks.find((block) => block.kind === 'lab');
}
