import { useText } from '../hooks/use-text.ts';
import type { CodeSource, NamedExample, Operation } from '../model/operation.ts';
import type { Block } from '../model/page.ts';
import type { Tab } from '../ui/Tabs.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { CodePre } from './CodePre.tsx';
import { SamplePanel } from './SamplePanel.tsx';
import { statusClass } from './status-class.ts';

/** Everything that runs, in ink panels: what the rail of a reference page holds below the outline. */
export function SamplePanels({ blocks }: { blocks: Block[] }) {
  const { t } = useText();
  return blocks.map((block) => {
    switch (block.kind) {
      case 'operation':
        return <OperationPanels key={block.operation.id} operation={block.operation} />;
      case 'channel': {
        const tabs = block.channel.messages
          .filter(({ examples }) => examples.length > 0)
          .map(({ name, examples }) => ({ label: name, content: <Examples examples={examples} /> }));
        const label = t('channel.messageSample');
        return (
          <SamplePanel
            key={block.channel.id}
            id="message-sample"
            title={label}
            tabs={tabs}
            tabsLabel={t('channel.message')}
          />
        );
      }
      default:
        return null;
    }
  });
}

/** How many panels there will be: the column shares its height before they have all arrived. */
export function countPanels(blocks: Block[]): number {
  return blocks.reduce((count, block) => {
    if (block.kind === 'channel') return count + 1;
    if (block.kind !== 'operation') return count;
    const { samples, body, responses } = block.operation;
    const hasBodies = bodyExamples(body).length > 1;
    const hasResponses = responses.some(({ contents }) => contents.some(({ examples }) => examples.length > 0));
    return count + Number(samples.length > 0) + Number(hasBodies) + Number(hasResponses);
  }, 0);
}

function bodyExamples(body: Operation['body']): NamedExample[] {
  return (body?.contents ?? []).flatMap(({ examples }) => examples);
}

function OperationPanels({ operation: { id, samples, body, responses } }: { operation: Operation }) {
  const { t } = useText();
  const bodies = bodyExamples(body);
  const responseTabs = responses
    .map(({ status, contents }) => ({ status, examples: contents.flatMap(({ examples }) => examples) }))
    .filter(({ examples }) => examples.length > 0)
    .map(
      ({ status, examples }): Tab => ({
        label: status,
        titleClass: statusClass(status),
        content: <Examples examples={examples} />,
      }),
    );
  return (
    <>
      <SamplePanel
        id={`${id}-request`}
        title={t('operation.requestSample')}
        tabs={samples.map(({ label, code }) => codeTab(label, code))}
        tabsLabel={t('operation.language')}
        group="lang"
      />
      {bodies.length > 1 && (
        <SamplePanel
          id={`${id}-body`}
          title={t('operation.bodySample')}
          tabs={bodies.map(({ name, summary, code }) => codeTab(summary || name, code))}
          tabsLabel={t('operation.example')}
        />
      )}
      <SamplePanel
        id={`${id}-response`}
        title={t('operation.responseSample')}
        tabs={responseTabs}
        tabsLabel={t('operation.statusCode')}
        isShort
      />
    </>
  );
}

function codeTab(label: string, code: CodeSource): Tab {
  return { label, content: <CodePre code={code} /> };
}

/** One example as it is; several with their names to choose from. */
function Examples({ examples }: { examples: NamedExample[] }) {
  const { t } = useText();
  const [only, ...others] = examples;
  if (only && others.length === 0) return <CodePre code={only.code} />;
  return (
    <Tabs
      tabs={examples.map(({ name, summary, code }) => codeTab(summary || name, code))}
      label={t('operation.example')}
      listClass="tabs tabs--sub"
      frame={(list, panels) => (
        <>
          {list}
          {panels}
        </>
      )}
    />
  );
}
