import { type RefObject, useLayoutEffect } from 'react';
import { emit } from '../dom/events.ts';

/**
 * What a tab list needs while the boot script owns its state: the script hears when panels have content, and repeats the reader's choice.
 * `filled`: how many panels have.
 */
export function useTabList(list: RefObject<HTMLElement | null>, filled: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: again whenever another panel has content.
  useLayoutEffect(() => {
    if (list.current) emit('tabs:filled', list.current);
  }, [list, filled]);
}
