import { type RefObject, useLayoutEffect } from 'react';
import { restoreTab } from '../dom/tab-selection.ts';

/**
 * Tabs that appear after the first load show the reader's choice too; for the first load the starter script did it.
 * `filled`: how many panels have their content; another one may be what the reader waits for.
 */
export function useRestoredTab(list: RefObject<HTMLElement | null>, group: string | undefined, filled: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useLayoutEffect(() => {
    if (list.current) restoreTab(list.current);
  }, [list, group, filled]);
}
