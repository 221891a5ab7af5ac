import { useText } from '../hooks/use-text.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { type Tab, Tabs } from '../ui/Tabs.tsx';
import { WrapButton } from '../ui/WrapButton.tsx';

type SamplePanelProps = {
  id: string;
  title: string;
  tabs: Tab[];
  tabsLabel: string;
  group?: string;
  /** The labels are short: where they are few as well, they stand in the header itself. */
  isShort?: boolean;
};

const MAX_COMPACT_TABS = 4;

/** An ink panel: title, tools, tabs, code. Nothing when there is nothing to show. */
export function SamplePanel({ id, title, tabs, tabsLabel, group, isShort }: SamplePanelProps) {
  const { t } = useText();
  if (tabs.length === 0) return null;
  const isCompact = isShort && tabs.length <= MAX_COMPACT_TABS;
  return (
    <section className="panel" aria-label={title}>
      <Tabs
        tabs={tabs}
        label={tabsLabel}
        group={group}
        listClass={isCompact ? 'tabs tabs--in' : 'tabs'}
        frame={(list, panels) => (
          <>
            <div className="panel__h">
              <h2 className="panel__t">{title}</h2>
              {isCompact && list}
              <WrapButton />
              <CopyButton from={id} label={t('code.copy')} />
            </div>
            {!isCompact && list}
            <div className="panel__b" id={id}>
              {panels}
            </div>
          </>
        )}
      />
    </section>
  );
}
