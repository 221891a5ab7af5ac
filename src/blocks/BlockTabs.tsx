import { useId } from 'react';
import { useText } from '../hooks/use-text.ts';
import type { Block } from '../model/page.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { WrapButton } from '../ui/WrapButton.tsx';
import { Blocks } from './Blocks.tsx';
import { CodePre } from './CodePre.tsx';

type TabsBlock = Extract<Block, { kind: 'tabs' }>;

/** Tabs of a guide. When every tab is one piece of code they are the header of one code block. */
export function BlockTabs({ group, tabs }: TabsBlock) {
  const { t } = useText();
  const id = useId();
  const codes = tabs.flatMap(({ label, blocks: [block, ...rest] }) =>
    block?.kind === 'code' && rest.length === 0 ? [{ label, content: <CodePre {...block} /> }] : [],
  );
  if (codes.length < tabs.length) {
    const contents = tabs.map(({ label, blocks }) => ({ label, content: <Blocks blocks={blocks} /> }));
    return <Tabs tabs={contents} label={t('code.tabs')} group={group} panelClass="tabset__p prose" />;
  }
  return (
    <Tabs
      tabs={codes}
      label={t('code.tabs')}
      group={group}
      listClass="tabs tabs--in"
      frame={(list, panels) => (
        <div className="code tabset">
          <div className="code__h code__h--tabs">
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
