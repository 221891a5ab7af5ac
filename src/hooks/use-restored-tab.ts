import { type RefObject, useLayoutEffect } from 'react';
import { restoreTab } from './tab-selection.ts';

/** Tabs that appear after the first load show the reader's choice too; for the first load the starter script did it. */
export function useRestoredTab(list: RefObject<HTMLElement | null>, group: string | undefined): void {
  useLayoutEffect(() => {
    if (list.current && group !== undefined) restoreTab(list.current);
  }, [list, group]);
}
