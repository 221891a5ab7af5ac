import type { ReactNode } from 'react';
import type { LineVerdict } from '../checklist.ts';

/** A verdict as a dot and its words. */
export function VerdictMark({ verdict, children }: { verdict: LineVerdict['verdict']; children: ReactNode }) {
  return (
    <span className="verdict-mark" data-verdict={verdict}>
      {children}
    </span>
  );
}
