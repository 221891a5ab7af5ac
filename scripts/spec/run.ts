import { collectProblems, type Problem } from '../content/problems/problem.ts';
import { readContract } from './contract.ts';
import type { Gate } from './gates.ts';

/** How one step ended. */
export type StepResult = { name: string; problems: number; milliseconds: number };

export type SpecResult = { problems: Problem[]; steps: StepResult[] };

/**
 * Reads the contract of a site folder and runs all gates on it, whatever they find. Every problem is kept once, in the
 * order of files and lines. Writes nothing.
 */
export async function runGates(
  siteDir: string,
  gates: readonly Gate[],
  onStep: (step: StepResult) => void = () => {},
): Promise<SpecResult> {
  const { report, problems } = collectProblems();
  const steps: StepResult[] = [];
  const step = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    const [started, before] = [performance.now(), problems().length];
    const result = await work();
    const done = { name, problems: problems().length - before, milliseconds: performance.now() - started };
    steps.push(done);
    onStep(done);
    return result;
  };
  const contract = await step('read and bundle', () => readContract(siteDir, report));
  for (const gate of gates) await step(gate.name, () => gate.check(contract, report));
  return { problems: problems(), steps };
}
