import { exampleResponses } from '../../model/deferred-samples.ts';
import type { Locale } from '../../model/locale.ts';
import type { Block } from '../../model/page.ts';
import { LazyChannelPanels } from '../lazy-blocks.tsx';
import { OperationPanels } from './OperationPanels.tsx';

type SamplePanelsProps = {
  blocks: Block[];
  page: { path: string; locale: Locale };
  canTry: true | undefined;
  hasValues: true | undefined;
};

/** Everything that runs, in ink panels: what the rail of a reference page holds below the outline. */
export function SamplePanels({ blocks, page, canTry, hasValues }: SamplePanelsProps) {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'operation':
        return (
          <OperationPanels
            key={block.operation.id}
            operation={block.operation}
            page={page}
            canTry={canTry}
            hasValues={hasValues}
          />
        );
      case 'channel':
        return <LazyChannelPanels key={block.channel.id} channel={block.channel} page={page} />;
      default:
        return null;
    }
  });
}

/** How many panels there will be: the column shares its height among them from the first paint. */
export function countPanels(blocks: Block[]): number {
  return blocks.reduce((count, block) => {
    if (block.kind === 'channel') return count + (block.channel.clients ? 2 : 1);
    if (block.kind !== 'operation') return count;
    const { samples, webhook, body } = block.operation;
    const isRequestShown =
      samples.length > 0 || (webhook && body?.contents.some(({ examples }) => examples.length > 0));
    return count + Number(isRequestShown ?? false) + Number(exampleResponses(block.operation).length > 0);
  }, 0);
}
