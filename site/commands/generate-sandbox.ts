import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions } from '../../packages/base/node/options.ts';
import { step } from '../../scripts/cli/step.ts';
import { collectProblems, formatProblem } from '../../scripts/content/problems/problem.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { refreshSandboxContract } from '../generate/generate.ts';

readOptions({
  usage: 'npm run generate:sandbox',
  summary:
    'Writes the validators and the data of the contract that the simulated provider runs on, to packages/simulator/generated.',
  options: {},
});

await runCommand(async () => {
  const { report, problems } = collectProblems();
  await step('generate the contract of the simulator', () => refreshSandboxContract(ROOT, report));
  for (const problem of problems()) console.error(formatProblem(problem));
  return problems().length === 0;
});
