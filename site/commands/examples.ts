import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions } from '../../packages/base/node/options.ts';
import { step } from '../../scripts/cli/step.ts';
import { writeIfChanged } from '../../scripts/content/emit/write.ts';
import { collectProblems, formatProblem, hasErrors, type Report } from '../../scripts/content/problems/problem.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { refreshSandboxContract } from '../generate/generate.ts';

readOptions({
  usage: 'npm run examples',
  summary:
    'Runs openapi/scenarios against the simulated provider and writes what it returns as the examples of the documents.',
  options: {},
});

/** Imported only now: the provider is made of what was just generated. */
async function record(report: Report) {
  const { recordExamples } = await import('../scenarios/record-examples.ts');
  return recordExamples(ROOT, report);
}

await runCommand(async () => {
  const { report, problems } = collectProblems();
  const isReady = await step('generate the contract of the simulator', () => refreshSandboxContract(ROOT, report));
  const files = isReady ? await step('run the scenarios', () => record(report)) : [];
  for (const problem of problems()) console.error(formatProblem(problem));
  if (hasErrors(problems())) return false;
  for (const file of files) {
    const isChanged = await writeIfChanged(file, ROOT);
    console.log(`examples: ${file.path}${isChanged ? '' : ' is unchanged'}`);
  }
  return true;
});
