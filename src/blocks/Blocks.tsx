import type { Block } from '../model/page.ts';
import { findPrimaryLab } from '../model/primary-lab.ts';
import { StateMachineView } from './diagram/StateMachineView.tsx';
import { LabLink } from './LabLink.tsx';
import { LazyBlock } from './lazy-blocks.tsx';
import { OperationView } from './operation/OperationView.tsx';
import { ProseBlockView } from './prose/Prose.tsx';
import { SchemaRoot } from './schema/SchemaTree.tsx';
import { ToolView } from './ToolView.tsx';

/** The content of a page, block by block, in order. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never move.
  return blocks.map((block, index) => <BlockView key={index} block={block} blocks={blocks} />);
}

function renderBlocks(blocks: Block[]) {
  return <Blocks blocks={blocks} />;
}

export function BlockView({ block, blocks = [] }: { block: Block; blocks?: Block[] }) {
  switch (block.kind) {
    case 'operation':
      return <OperationView operation={block.operation} />;
    case 'schema':
      return <SchemaRoot schema={block.schema} direction={block.direction} isEntry />;
    case 'states':
      return <StateMachineView machine={block.machine} />;
    case 'tool':
      return (
        <ToolView
          name={block.tool}
          panels={block.panels}
          server={block.server}
          {...(block.reference && { reference: block.reference })}
        />
      );
    case 'lab':
      return (
        <LabLink lab={block.lab} title={block.title} about={block.about} isInHead={block === findPrimaryLab(blocks)} />
      );
    case 'channel':
    case 'errors':
    case 'error-lookup':
    case 'folds':
    case 'packages':
    case 'fold-filter':
    case 'steps':
      return <LazyBlock block={block} blocks={blocks} renderBlocks={renderBlocks} />;
    default:
      return <ProseBlockView block={block} />;
  }
}
