import { type ReactNode, useId, useRef } from 'react';
import { useTabList } from '../hooks/use-tab-list.ts';
import type { Tab } from './Tabs.tsx';

type SelectTabsProps = {
  tabs: Pick<Tab, 'label' | 'content'>[];
  /** Name of the list. */
  label: string;
  /** Lists and tabs of one group show the same choice, on all pages. */
  group: string;
  /** The reader chooses. */
  onSelect: () => void;
  className: string;
  /** Puts the list where the caller wants it, such as into the header of a panel. */
  frame: (list: ReactNode, panels: ReactNode) => ReactNode;
};

/**
 * Panels as those of `Tabs`, chosen from a native `select`: one control, whatever their number. Its width is that of its longest option, so no
 * choice moves what is beside it. The boot script selects; `autoComplete` keeps the browser from restoring a choice by itself.
 */
export function SelectTabs({ tabs, label, group, onSelect, className, frame }: SelectTabsProps) {
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  useTabList(list, tabs.filter(({ content }) => content).length);
  return frame(
    <select
      ref={list}
      className={className}
      aria-label={label}
      autoComplete="off"
      data-tabs-group={group}
      onChange={onSelect}
    >
      {tabs.map((tab, index) => (
        <option key={tab.label} aria-controls={`${id}p${index}`} data-tab={tab.label}>
          {tab.label}
        </option>
      ))}
    </select>,
    tabs.map((tab, index) => (
      <div
        key={tab.label}
        role="tabpanel"
        aria-label={tab.label}
        id={`${id}p${index}`}
        data-label={tab.label}
        hidden={index !== 0}
        suppressHydrationWarning
      >
        {tab.content}
      </div>
    )),
  );
}
