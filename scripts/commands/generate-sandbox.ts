import { refreshSandboxContract } from '../../provider/node/generate/generate.ts';
import { runCommand } from '../cli/command.ts';
import { ROOT, readOptions } from '../cli/options.ts';
import { step } from '../cli/step.ts';
import { collectProblems, formatProblem } from '../content/problems/problem.ts';

readOptions({
  usage: 'npm run generate:sandbox',
  summary:
    'Writes the validators and the data of the contract that the simulated provider runs on, to .generated/sandbox.',
  options: {},
});

await runCommand(async () => {
  const { report, problems } = collectProblems();
  await step('generate the contract of the simulator', () => refreshSandboxContract(ROOT, report));
  for (const problem of problems()) console.error(formatProblem(problem));
  return problems().length === 0;
});
