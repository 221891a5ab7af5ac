import { assertNever } from '../model/assert-never.ts';
import type { Block } from '../model/page.ts';
import { BlockTabs } from './BlockTabs.tsx';
import { Callout } from './Callout.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { FigureView } from './FigureView.tsx';
import { LaterBlock } from './later-blocks.tsx';
import { OperationView } from './OperationView.tsx';
import { Prose } from './Prose.tsx';
import { SchemaRoot } from './SchemaRoot.tsx';
import { StateMachineView } from './StateMachineView.tsx';

/** The content of a page, block by block, in order. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never move.
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'prose':
      return <Prose nodes={block.nodes} />;
    case 'code':
      return <CodeBlock {...block} />;
    case 'callout':
      return (
        <Callout tone={block.tone} title={block.title}>
          <Blocks blocks={block.blocks} />
        </Callout>
      );
    case 'tabs':
      return <BlockTabs {...block} />;
    case 'operation':
      return <OperationView operation={block.operation} />;
    case 'schema':
      return <SchemaRoot schema={block.schema} direction={block.direction} isEntry />;
    case 'states':
      return <StateMachineView machine={block.machine} />;
    case 'channel':
    case 'errors':
      return <LaterBlock block={block} />;
    case 'figure':
      return <FigureView figure={block.figure} hasCaption />;
    default:
      return assertNever(block);
  }
}
