import type { Block } from '../../../../src/model/page.ts';
import type { MarkdownBlock } from '../../markdown/tree.ts';
import type { GuideDocument } from '../../read/guide.ts';
import type { LocaleBuildInput, Subjects } from '../locale-build.ts';
import { reportAt, type Written } from './directive.ts';
import { RESOLVERS } from './resolvers.ts';
import { channelBlock, operationBlock } from './subject-block.ts';

/**
 * The blocks of a guide with its operation and channel in them: where `::operation` is, else at the end, the channel
 * before the operation.
 */
export function resolveDirectives(
  guide: GuideDocument,
  input: LocaleBuildInput,
): { blocks: Block[]; subjects: Subjects } {
  const subjects: Subjects = { operations: [], channels: [] };
  const frontmatter: Written = { guide };
  const resolve = (block: MarkdownBlock): Block[] => {
    if (block.kind === 'fold') {
      const { kind: _kind, ...fold } = block;
      return [{ kind: 'folds', folds: [{ ...fold, blocks: fold.blocks.flatMap(resolve) }] }];
    }
    if (block.kind !== 'directive') return [block];
    const { name } = block;
    const here: Written = { guide, position: block };
    if (name !== 'operation' && name !== 'channel') return RESOLVERS[name](block, here, input);
    if (block.id !== undefined) return subjectBlocks(name, block.id, here);
    const id = guide.frontmatter[name];
    if (id !== undefined) return subjectBlocks(name, id, frontmatter);
    const hint = `Write ::${name}{id=…}, or ${name}: … in the frontmatter.`;
    reportAt(here, input, `::${name} names no ${name}`, hint);
    return [];
  };
  const subjectBlocks = (name: 'operation' | 'channel', id: string, at: Written): Block[] => {
    const block = name === 'operation' ? operationBlock(id, at, input) : channelBlock(id, at, input);
    if (block?.kind === 'operation') subjects.operations.push(block.operation);
    if (block?.kind === 'channel') subjects.channels.push(block.channel);
    return block ? [block] : [];
  };
  const blocks = guide.tree.blocks.flatMap(resolve);
  const { operation, channel } = guide.frontmatter;
  if (channel !== undefined && !subjects.channels.some(({ id }) => id === channel))
    blocks.push(...subjectBlocks('channel', channel, frontmatter));
  if (operation !== undefined && !subjects.operations.some(({ id }) => id === operation))
    blocks.push(...subjectBlocks('operation', operation, frontmatter));
  if (subjects.operations.length > 1)
    reportAt(frontmatter, input, 'a page can show one operation', 'Give the other operation a page of its own.');
  return { blocks, subjects };
}
