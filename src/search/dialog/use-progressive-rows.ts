import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SearchGroup } from '../../model/search.ts';
import { countRows, replaceRows, type Section, toSections } from './sections.ts';

/** A frame that took less leaves room for twice the rows in the next one; a longer one is followed by few. */
const SPARE_FRAME_MS = 5;
const FEW_ROWS = 2;
const MOST_ROWS = 8;

type Arrival = { sections: Section[]; count: number; before: Section[] };

/**
 * The rows of an answer in place of those of the last one, a few each frame: as many as the machine draws without being late
 * for the next key press.
 */
export function useArriving(groups: SearchGroup[]): { sections: Section[]; isDone: boolean } {
  const sections = useMemo(() => toSections(groups), [groups]);
  const [state, setState] = useState<Arrival>({ sections, count: 1, before: [] });
  const rows = useRef(FEW_ROWS);
  const current = state.sections === sections ? state : { sections, count: 1, before: getShown(state) };
  if (current !== state) setState(current);
  const { count } = current;
  const isDone = count >= countRows(sections);

  useLayoutEffect(() => {
    if (isDone) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      const start = performance.now();
      // Runs when the frame has been drawn.
      timer = setTimeout(() => {
        rows.current = performance.now() - start < SPARE_FRAME_MS ? Math.min(rows.current * 2, MOST_ROWS) : FEW_ROWS;
        const next = count + rows.current;
        startTransition(() => setState((old) => (old.sections === sections ? { ...old, count: next } : old)));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [sections, count, isDone]);

  return { sections: getShown(current), isDone };
}

function getShown({ sections, count, before }: Arrival): Section[] {
  return replaceRows(before, sections, count);
}
