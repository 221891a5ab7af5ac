import type { Problem, Report } from '../content/problem.ts';
import { formatProblem } from '../content/problem.ts';
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
  const problems = new Map<string, Problem>();
  const steps: StepResult[] = [];
  const report: Report = (problem) => problems.set(formatProblem(problem), problem);
  const step = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    const [started, known] = [performance.now(), problems.size];
    const result = await work();
    const done = { name, problems: problems.size - known, milliseconds: performance.now() - started };
    steps.push(done);
    onStep(done);
    return result;
  };
  const contract = await step('read and bundle', () => readContract(siteDir, report));
  for (const gate of gates) await step(gate.name, () => gate.check(contract, report));
  return { problems: [...problems.values()].sort(byPlace), steps };
}

function byPlace(one: Problem, other: Problem): number {
  const byFile = one.file.localeCompare(other.file, 'en');
  return byFile || (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}
