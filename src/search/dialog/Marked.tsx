import { Fragment } from 'react';
import type { MarkedText } from '../../model/search.ts';

/** Text with its matches marked. Text only: whatever the index holds, none of it becomes markup. */
export function Marked({ text, marks }: MarkedText) {
  const rest = marks.at(-1)?.[1] ?? 0;
  return (
    <>
      {marks.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(rest)}
    </>
  );
}
