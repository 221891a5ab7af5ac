import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type Options = {
  /** Number of the selected option, -1 where none is. */
  selected: number;
  /** For the field that the options belong to. */
  handleKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  handlePointer: (event: PointerEvent) => void;
};

/**
 * The options are the results for a text in one language and API, or suggestions where nothing was searched. Other results select the first again.
 * `isFound`: the results are not the ways out of a search that found nothing.
 */
type ResultKey = { text: string | undefined; within: string | undefined; locale: string; isFound: boolean };

/**
 * Arrow keys over the options of a list, round and round, or the pointer where it moves; Enter follows the selected one. While the options
 * are still the results of an earlier text, Enter waits for those of the text in the field, and follows the first. Where nothing was found no
 * option is selected, so that Enter does nothing.
 */
export function useOptions(
  container: RefObject<HTMLElement | null>,
  { text, within, locale, isFound }: ResultKey,
): Options {
  const resultKey = `${text} ${within} ${locale}`;
  const initial = { resultKey, index: isFound ? 0 : -1, isPointed: false };
  const [selection, setSelection] = useState(initial);
  const { index: selected, isPointed } = selection.resultKey === resultKey ? selection : initial;
  const awaited = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another resultKey begins at its top, wherever the last one was scrolled to.
  useEffect(() => {
    // What is below the pointer is seen, and is not to move away from it.
    if (isPointed) return;
    const option = container.current?.querySelector('[role="option"][aria-selected="true"]');
    if (selected > 0) option?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    else container.current?.querySelector('.search-dialog__results')?.scrollTo({ top: 0, behavior: 'instant' });
  }, [container, selected, isPointed, resultKey]);

  // After each render: the options may be rendered later than the text of the results.
  useEffect(() => {
    if (awaited.current === undefined || awaited.current !== text) return;
    const [first] = optionsIn(container.current);
    if (isFound && !first) return;
    awaited.current = undefined;
    if (isFound) first?.click();
  });

  const handleKey = useCallback(
    (event: KeyboardEvent<HTMLInputElement>) => {
      // An input method has its own use for these keys; 229 is what some browsers report for them.
      if (event.nativeEvent.isComposing || event.keyCode === 229) {
        if (event.key === 'Escape') event.preventDefault();
        return;
      }
      const query = event.currentTarget.value.trim();
      const isEnter = event.key === 'Enter';
      awaited.current = isEnter && query !== '' && query !== text ? query : undefined;
      const options = optionsIn(container.current);
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if ((!isEnter && step === undefined) || options.length === 0) return;
      event.preventDefault();
      const current = options.findIndex((option) => option.ariaSelected === 'true');
      if (step !== undefined) {
        const next = current === -1 && step === -1 ? -1 : current + step;
        setSelection({ resultKey, index: (next + options.length) % options.length, isPointed: false });
      } else if (awaited.current === undefined) options[current]?.click();
    },
    [container, text, resultKey],
  );

  const handlePointer = useCallback(
    ({ target, movementX, movementY }: PointerEvent) => {
      // Options that appear below a resting pointer are not selected.
      if (movementX === 0 && movementY === 0) return;
      const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
      const index = option ? optionsIn(container.current).indexOf(option) : -1;
      if (index !== -1 && index !== selected) setSelection({ resultKey, index, isPointed: true });
    },
    [container, resultKey, selected],
  );

  return { selected, handleKey, handlePointer };
}

function optionsIn(container: HTMLElement | null): HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
}
