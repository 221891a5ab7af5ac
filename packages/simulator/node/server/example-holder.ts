import type { Holder } from '../../core/contract/schemas.ts';
import type { HolderRecord } from '../../core/holders/holder-record.ts';
import type { State } from '../../core/state/state.ts';
import { setIn } from '../../core/state/table.ts';

/**
 * A state with the approved holder of the recorded examples, so that the sample of Open Card succeeds as it is published. The document of
 * the holder is not registered: the sample of Create Holder does that.
 */
export function withHolder(state: State, data: Holder): State {
  const next = structuredClone(state);
  // The number of cards is counted, not stored.
  const { cardCount: _, ...holder } = data;
  setIn(next.holders, data.holderId, { holder, documentDigest: '' } satisfies HolderRecord);
  return next;
}
