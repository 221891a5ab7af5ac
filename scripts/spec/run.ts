import { collectProblems, hasErrors, type Problem } from '../content/problems/problem.ts';
import { readContract } from './contract.ts';
import type { Gate } from './gates.ts';

/** How one step ended. */
export type StepResult = { name: string; problems: number; milliseconds: number; isSkipped?: true };

/** Called when a step starts; what it returns, when the step has ended. */
type ShowStep = (name: string) => (result: StepResult) => void;

export type SpecResult = { problems: Problem[]; steps: StepResult[] };

/**
 * Reads the contract of a site folder and runs all gates on it, whatever they find. Every problem is kept once, in the
 * order of files and lines. What could not be read is no second mistake: gates that need all of the contract are then not run. Writes nothing.
 */
export async function runGates(
  siteDir: string,
  gates: readonly Gate[],
  show: ShowStep = () => () => {},
): Promise<SpecResult> {
  const { report, problems } = collectProblems();
  const steps: StepResult[] = [];
  const step = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    const end = show(name);
    const [started, before] = [performance.now(), problems().length];
    const result = await work();
    const done = { name, problems: problems().length - before, milliseconds: performance.now() - started };
    steps.push(done);
    end(done);
    return result;
  };
  const contract = await step('read and bundle', () => readContract(siteDir, report));
  const isComplete = !hasErrors(problems());
  for (const gate of gates) {
    if (isComplete || gate.readsTexts) await step(gate.name, () => gate.check(contract, report));
    else show(gate.name)({ name: gate.name, problems: 0, milliseconds: 0, isSkipped: true });
  }
  return { problems: problems(), steps };
}
