import type { State } from '../../packages/simulator/core/state/state.ts';
import { findIn } from '../../packages/simulator/core/state/table.ts';
import type { Report } from '../../scripts/findings/finding.ts';
import { runScenarios } from '../scenarios/record-examples.ts';

/**
 * The state in which the examples of the documents were recorded: the last one that has a card of the given id. Its clock goes on
 * from there, so that nothing that the examples name has expired; signatures follow the clock of the machine.
 */
export async function findScenarioState(siteDir: string, cardId: string, report: Report): Promise<State | undefined> {
  let found: State | undefined;
  await runScenarios(siteDir, report, (_, state) => {
    if (findIn(state.cards.cards, cardId) !== undefined) found = structuredClone(state);
  });
  return found && { ...found, clock: { mode: 'running', offset: found.time - Date.now() } };
}
