import type { ReactNode } from 'react';
import { useTask } from '../../hooks/use-task.ts';
import { useLinkBase } from '../../ui/link-base.ts';

/** An item of a checklist, which the reader ticks. */
export function Task({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const { box, store } = useTask(useLinkBase());
  return (
    <li>
      <label>
        <input
          ref={box}
          type="checkbox"
          data-task=""
          defaultChecked={isDone}
          onChange={store}
          suppressHydrationWarning
        />
        {children}
      </label>
    </li>
  );
}
