import { type RefObject, useLayoutEffect, useRef } from 'react';
import { emit } from '../dom/events.ts';
import { getTabs, selectTab } from '../dom/tab-selection.ts';

/** A tab to be shown, by its label. Another object is another wish, also for the same label. */
export type TabSelection = { label: string };

/**
 * What a tab list needs while the boot script owns its state: the script hears when panels have content, and repeats the reader's choice; and another
 * `selection` shows its tab, as soon as its panel has content. `filled`: how many panels have.
 */
export function useTabList(
  list: RefObject<HTMLElement | null>,
  filled: number,
  selection: TabSelection | undefined,
): void {
  const shown = useRef(selection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again whenever another panel has content.
  useLayoutEffect(() => {
    if (list.current) emit('tabs:filled', list.current);
  }, [list, filled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useLayoutEffect(() => {
    if (!selection || selection === shown.current) return;
    const tab = getTabs(list.current).find(({ dataset }) => dataset.tab === selection.label);
    if (tab && selectTab(tab)) shown.current = selection;
  }, [list, filled, selection]);
}
