import { useState } from 'react';
import { useDeferredSamples } from '../../hooks/use-deferred-samples.ts';
import { useText } from '../../hooks/use-text.ts';
import type { Channel } from '../../model/channel.ts';
import { exampleResponses, withLaterCode } from '../../model/deferred-samples.ts';
import type { Locale } from '../../model/locale.ts';
import type { Operation } from '../../model/operation.ts';
import type { Block } from '../../model/page.ts';
import { Examples } from '../schema/Examples.tsx';
import { RequestPanel } from './RequestPanel.tsx';
import { ResponsePanel } from './ResponsePanel.tsx';
import { SamplePanel } from './SamplePanel.tsx';

type PanelPage = { path: string; locale: Locale };

/** Everything that runs, in ink panels: what the rail of a reference page holds below the outline. */
export function SamplePanels({ blocks, page }: { blocks: Block[]; page: PanelPage }) {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'operation':
        return <OperationPanels key={block.operation.id} operation={block.operation} page={page} />;
      case 'channel':
        return <FramePanel key={block.channel.id} channel={block.channel} page={page} />;
      default:
        return null;
    }
  });
}

/** How many panels there will be: the column shares its height among them from the first paint. */
export function countPanels(blocks: Block[]): number {
  return blocks.reduce((count, block) => {
    if (block.kind === 'channel') return count + 1;
    if (block.kind !== 'operation') return count;
    const { samples, webhook, body } = block.operation;
    const isRequestShown =
      samples.length > 0 || (webhook && body?.contents.some(({ examples }) => examples.length > 0));
    return count + Number(isRequestShown ?? false) + Number(exampleResponses(block.operation).length > 0);
  }, 0);
}

/** The examples of the messages. The page brings the first of each, the others are deferred. */
function FramePanel({ channel, page }: { channel: Channel; page: PanelPage }) {
  const { t } = useText();
  const isComplete = channel.messages.every(({ examples }) => examples.length < 2);
  const { deferred, load } = useDeferredSamples(page.path, isComplete);
  const tabs = channel.messages
    .filter(({ examples }) => examples.length > 0)
    .map(({ name, examples }) => ({
      label: name,
      content: <Examples examples={withLaterCode(examples, name, deferred)} />,
    }));
  return (
    <SamplePanel
      id="message-sample"
      title={t('channel.messageSample')}
      tabs={tabs}
      tabsLabel={t('channel.message')}
      onSelect={load}
    />
  );
}

/** What the provider sends to the reader. */
function PayloadPanel({ operation }: { operation: Operation }) {
  const { t } = useText();
  const contents = operation.body?.contents.filter(({ examples }) => examples.length > 0) ?? [];
  const tabs = contents.map(({ mediaType, examples }) => ({
    label: mediaType,
    content: <Examples examples={examples} />,
  }));
  return (
    <SamplePanel
      id="payload-sample"
      title={t('operation.payloadSample')}
      tabs={tabs}
      tabsLabel={t('operation.mediaType')}
    />
  );
}

/** Request and response show the same example. */
function OperationPanels({ operation, page }: { operation: Operation; page: PanelPage }) {
  const [example, setExample] = useState(operation.samples[0]?.example ?? '');
  return (
    <>
      {operation.webhook ? (
        <PayloadPanel operation={operation} />
      ) : (
        operation.samples.length > 0 && (
          <RequestPanel operation={operation} page={page} example={example} onExample={setExample} />
        )
      )}
      <ResponsePanel operation={operation} page={page} example={example} onExample={setExample} />
    </>
  );
}
