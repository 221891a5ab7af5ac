import { assertNever } from '../model/assert-never.ts';
import type { Block } from '../model/page.ts';
import { FigureView } from './diagram/FigureView.tsx';
import { StateMachineView } from './diagram/StateMachineView.tsx';
import { LaterBlock } from './lazy-blocks.tsx';
import { OperationView } from './operation/OperationView.tsx';
import { BlockTabs } from './prose/BlockTabs.tsx';
import { Callout } from './prose/Callout.tsx';
import { CodeBlock } from './prose/CodeBlock.tsx';
import { Prose } from './prose/Prose.tsx';
import { SchemaRoot } from './schema/SchemaRoot.tsx';

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
