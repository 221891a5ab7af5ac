import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react';

export type Options = {
  /** Number of the selected option. */
  selected: number;
  handleKey: (event: KeyboardEvent) => void;
};

/** Arrow keys over the options of a list, round and round; Enter follows the selected one. `resetKey` selects the first again. */
export function useOptions(container: RefObject<HTMLElement | null>, resetKey: string): Options {
  const [selection, setSelection] = useState({ resetKey, index: 0 });
  const selected = selection.resetKey === resetKey ? selection.index : 0;

  useEffect(() => {
    const option = container.current?.querySelector('[role="option"][aria-selected="true"]');
    if (selected > 0) option?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    else container.current?.querySelector('.sm__r')?.scrollTo({ top: 0, behavior: 'instant' });
  }, [container, selected]);

  const handleKey = useCallback(
    (event: KeyboardEvent) => {
      // An input method has its own use for these keys; 229 is what some browsers report for them.
      if (event.nativeEvent.isComposing || event.keyCode === 229) {
        if (event.key === 'Escape') event.preventDefault();
        return;
      }
      const options = [...(container.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
      if (options.length === 0) return;
      const current = options.findIndex((option) => option.ariaSelected === 'true');
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) {
        event.preventDefault();
        setSelection({ resetKey, index: (current + step + options.length) % options.length });
      } else if (event.key === 'Enter') {
        event.preventDefault();
        options[current]?.click();
      }
    },
    [container, resetKey],
  );

  return { selected, handleKey };
}
