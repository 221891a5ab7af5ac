import type { Operation } from './operation.ts';
import type { Block } from './page.ts';

/** How an operation can fail, and what is related to it: what a reader asks for last. */
export type Outcome = { kind: 'outcome'; operation: Operation };

/**
 * The parts of a page in the order of a reader's questions. What a guide writes behind its operation belongs to the call: error codes
 * and related operations come after it.
 */
export function inReadingOrder(blocks: Block[]): (Block | Outcome)[] {
  return [
    ...blocks,
    ...blocks.flatMap((block): Outcome[] =>
      block.kind === 'operation' ? [{ kind: 'outcome', operation: block.operation }] : [],
    ),
  ];
}
