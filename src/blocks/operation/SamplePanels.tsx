import { useText } from '../../hooks/use-text.ts';
import { exampleResponses } from '../../model/deferred-samples.ts';
import type { Locale } from '../../model/locale.ts';
import type { Block } from '../../model/page.ts';
import { sampleLanguages } from '../../model/sample-languages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LazyChannelPanels } from '../lazy-blocks.tsx';
import { OperationPanels } from './OperationPanels.tsx';

type SamplePanelsProps = { blocks: Block[]; page: { path: string; locale: Locale } };

/**
 * Everything that runs, in ink panels: what the rail of a reference page holds below the outline. On a phone it is one closed row; where there is
 * room, the style shows what is in it and leaves the row out.
 */
export function SamplePanels({ blocks, page }: SamplePanelsProps) {
  const { t } = useText();
  if (countPanels(blocks) === 0) return null;
  const languages = listLanguages(blocks, page.locale);
  return (
    <details className="samples" suppressHydrationWarning>
      <summary>
        <Icon name="chevron" />
        {t('operation.samples')}
        {languages.length > 0 && <small translate="no">{languages.join(' · ')}</small>}
      </summary>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never move.
        <BlockPanels key={index} block={block} page={page} />
      ))}
    </details>
  );
}

function BlockPanels({ block, page }: { block: Block; page: SamplePanelsProps['page'] }) {
  switch (block.kind) {
    case 'operation':
      return <OperationPanels operation={block.operation} page={page} />;
    case 'channel':
      return <LazyChannelPanels channel={block.channel} page={page} />;
    default:
      return null;
  }
}

/** Operations have samples in every language, of which a page brings one; a channel has clients in some. */
function listLanguages(blocks: Block[], locale: Locale): string[] {
  const all = sampleLanguages(locale).map(({ label }) => label);
  // What the provider sends has a payload alone.
  if (blocks.some((block) => block.kind === 'operation' && block.operation.samples.length > 0)) return all;
  const clients = blocks.flatMap((block) => (block.kind === 'channel' ? (block.channel.clients ?? []) : []));
  return all.filter((name) => clients.some(({ label }) => label === name));
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
