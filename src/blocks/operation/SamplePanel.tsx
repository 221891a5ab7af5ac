import type { ReactNode } from 'react';
import type { TabSelection } from '../../hooks/use-tab-list.ts';
import { useText } from '../../hooks/use-text.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { type Tab, Tabs } from '../../ui/Tabs.tsx';
import { WrapButton } from '../../ui/WrapButton.tsx';

type SamplePanelProps = {
  id: string;
  title: string;
  tabs: Tab[];
  tabsLabel: string;
  group?: string;
  /** Index of the tab that is shown first. */
  first?: number;
  /** Stands between the title and the buttons. */
  tools?: ReactNode;
  /** A line below the code. */
  note?: ReactNode;
  selection?: TabSelection | undefined;
  onSelect?: (label: string) => void;
  /** The labels are short: where they are few as well, they stand in the header itself. */
  isShort?: boolean;
};

const MAX_COMPACT_TABS = 4;

/** An ink panel: title, tools, tabs, code. Nothing when there is nothing to show. */
export function SamplePanel({ id, title, tools, note, isShort, tabsLabel, ...tabs }: SamplePanelProps) {
  const { t } = useText();
  if (tabs.tabs.length === 0) return null;
  const isCompact = isShort && tabs.tabs.length <= MAX_COMPACT_TABS;
  return (
    <section className="panel" aria-label={title}>
      <Tabs
        {...tabs}
        label={tabsLabel}
        listClass={isCompact ? 'tabs tabs--inline' : 'tabs'}
        frame={(list, panels) => (
          <>
            <div className="panel__head">
              <h2 className="panel__title">{title}</h2>
              {isCompact && list}
              {tools}
              <WrapButton />
              <CopyButton from={id} label={t('code.copy')} />
            </div>
            {!isCompact && list}
            <div className="panel__body" id={id}>
              {panels}
            </div>
            {note && <p className="panel__note">{note}</p>}
          </>
        )}
      />
    </section>
  );
}
