import { type ReactNode, useId, useRef } from 'react';
import { useTabList } from '../hooks/use-tab-list.ts';

export type Tab = {
  /** Also the value that is stored for the group. */
  label: string;
  /** Class of the label, for a mark beside it. */
  titleClass?: string;
  /** Replaces the label. */
  title?: ReactNode;
  /** Nothing while it has not loaded: until then the tab cannot be shown. */
  content: ReactNode;
};

type TabsProps = {
  tabs: Tab[];
  /** Name of the tab list for screen readers. */
  label: string;
  /** Tabs of one group show the same choice, on all pages. */
  group?: string;
  /** Index of the tab that is shown first. */
  first?: number;
  /** The reader presses a tab. */
  onSelect?: ((label: string) => void) | undefined;
  /** Puts the tab list where the caller wants it, such as into the header of a panel. */
  frame?: (list: ReactNode, panels: ReactNode) => ReactNode;
  listClass?: string;
  /** The tabs are in a column. */
  orientation?: 'vertical';
  panelClass?: string;
};

/**
 * Tabs whose panels are all in the document: for search in the page, for print and for readers without script. The boot
 * script selects (before React and after it), so React never sets the state again that it rendered first.
 */
export function Tabs({
  tabs,
  label,
  group,
  first = 0,
  onSelect,
  frame = inOrder,
  listClass = 'tabs',
  orientation,
  panelClass,
}: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useTabList(list, tabs.filter(({ content }) => content).length);
  return frame(
    <div
      ref={list}
      className={listClass}
      role="tablist"
      aria-label={label}
      aria-orientation={orientation}
      data-tabs-group={group}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.label}
          type="button"
          role="tab"
          id={`${id}t${index}`}
          aria-controls={`${id}p${index}`}
          aria-selected={index === first}
          tabIndex={index === first ? 0 : -1}
          data-tab={tab.label}
          onClick={onSelect && (() => onSelect(tab.label))}
          suppressHydrationWarning
        >
          {tab.title ?? <span className={tab.titleClass}>{tab.label}</span>}
        </button>
      ))}
    </div>,
    tabs.map((tab, index) => (
      <div
        key={tab.label}
        className={panelClass}
        role="tabpanel"
        id={`${id}p${index}`}
        aria-labelledby={`${id}t${index}`}
        data-label={tab.label}
        hidden={index !== first}
        suppressHydrationWarning
      >
        {tab.content}
      </div>
    )),
  );
}

function inOrder(list: ReactNode, panels: ReactNode) {
  return (
    <div className="tabset">
      {list}
      {panels}
    </div>
  );
}
