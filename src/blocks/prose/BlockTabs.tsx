import { type ReactNode, useId } from 'react';
import { useDeferredSamples } from '../../hooks/use-deferred-samples.ts';
import { useText } from '../../hooks/use-text.ts';
import type { ProseBlock } from '../../model/prose.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { type Tab, Tabs } from '../../ui/Tabs.tsx';
import { WrapButton } from '../../ui/WrapButton.tsx';
import { CodePre } from './CodePre.tsx';

type TabsBlock = Extract<ProseBlock, { kind: 'tabs' }>;

type BlockTabsProps = TabsBlock & { renderBlocks: (blocks: ProseBlock[]) => ReactNode };

/** Tabs of a guide. When every tab is one piece of code they are the header of one code block. */
export function BlockTabs({ group, samplesPath, tabs, renderBlocks }: BlockTabsProps) {
  const { t } = useText();
  if (samplesPath !== undefined) return <DeferredTabs group={group} path={samplesPath} tabs={tabs} />;
  const codes = tabs.flatMap(({ label, blocks: [block, ...rest] }) =>
    block?.kind === 'code' && rest.length === 0 ? [{ label, content: <CodePre {...block} /> }] : [],
  );
  if (codes.length === tabs.length) return <CodeTabs group={group} tabs={codes} />;
  const contents = tabs.map(({ label, blocks }) => ({ label, content: renderBlocks(blocks) }));
  return <Tabs tabs={contents} label={t('code.tabs')} group={group} panelClass="tabset__panel prose" />;
}

type CodeTabsProps = { group?: string; tabs: Tab[]; onSelect?: () => void };

function CodeTabs({ group, tabs, onSelect }: CodeTabsProps) {
  const { t } = useText();
  const id = useId();
  return (
    <Tabs
      tabs={tabs}
      label={t('code.tabs')}
      group={group}
      onSelect={onSelect}
      listClass="tabs tabs--inline"
      frame={(list, panels) => (
        <div className="code tabset">
          <div className="code__head code__head--tabs">
            {list}
            <WrapButton />
            <CopyButton from={id} label={t('code.copy')} />
          </div>
          <div id={id}>{panels}</div>
        </div>
      )}
    />
  );
}

/** Long code in several languages: the page brings the first alone. */
function DeferredTabs({ group, path, tabs }: { group?: string; path: string; tabs: TabsBlock['tabs'] }) {
  const { deferred, load } = useDeferredSamples(path);
  const contents = tabs.map(({ label, blocks: [block] }): Tab => {
    const code = block?.kind === 'code' ? block.code : deferred.find((sample) => sample.label === label)?.code;
    return { label, content: code && <CodePre code={code} /> };
  });
  return (
    <div className="long-code">
      <CodeTabs group={group} tabs={contents} onSelect={load} />
    </div>
  );
}
