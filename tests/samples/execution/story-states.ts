import type { State } from '../../../packages/simulator/core/state/state.ts';
import { collectFindings, formatFinding, hasErrors } from '../../../scripts/findings/finding.ts';
import { runScenarios } from '../../../site/scenarios/record-examples.ts';
import { ROOT } from '../toolchain.ts';

/** The state before each request whose response is an example, by the name of the example: `openCard.success`. */
export async function readStoryStates(): Promise<Map<string, State>> {
  const { report, findings } = collectFindings();
  const states = new Map<string, State>();
  await runScenarios(ROOT, report, (step, state) => {
    const example = step['x-record']?.response?.example;
    if (example !== undefined) states.set(example, state);
  });
  if (hasErrors(findings())) throw new Error(findings().map(formatFinding).join('\n'));
  return states;
}
