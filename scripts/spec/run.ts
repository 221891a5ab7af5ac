import type { step } from '../cli/step.ts';
import { collectFindings, type Finding, hasErrors } from '../findings/finding.ts';
import { readContract } from './contract.ts';
import type { Gate } from './gates.ts';

/**
 * Reads the contract of a site folder and runs all gates on it, whatever they find. Every finding is kept once, with the name of its gate where no linter
 * names a rule. What could not be read is no second mistake: gates that need all of the contract are then not run. Writes nothing.
 */
export async function runGates(
  siteDir: string,
  gates: readonly Gate[],
  run: typeof step = async (_, work) => work(),
): Promise<{ findings: Finding[]; ran: string[] }> {
  const { report, findings } = collectFindings();
  const contract = await run('read and bundle', () => readContract(siteDir, report));
  const isComplete = !hasErrors(findings());
  const ready = gates.filter(({ readsTexts }) => isComplete || readsTexts);
  for (const { name, check } of ready)
    await run(name, () => check(contract, (finding) => report({ rule: name, ...finding })));
  return { findings: findings(), ran: ready.map(({ name }) => name) };
}
