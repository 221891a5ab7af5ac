import type { Card } from '../../../provider/simulator/contract/schemas.ts';
import type { State } from '../../../provider/simulator/state/state.ts';
import { findIn } from '../../../provider/simulator/state/table.ts';

/** The card that a run has opened; undefined when it has none yet, or when the sandbox was reset meanwhile. */
export function findCard(state: State, cardId: string | undefined): Card | undefined {
  return cardId === undefined ? undefined : findIn(state.cards.cards, cardId)?.card;
}
