import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions } from '../../packages/base/node/options.ts';
import { step } from '../../scripts/cli/step.ts';
import { writeIfChanged } from '../../scripts/content/emit/write.ts';
import { collectProblems, formatProblem, hasErrors } from '../../scripts/content/problems/problem.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { recordExamples } from '../scenarios/record-examples.ts';

readOptions({
  usage: 'npx api-docs examples',
  summary: 'Runs openapi/scenarios against the simulator and writes what it returns as the examples of the documents.',
  options: {},
});

await runCommand(async () => {
  const { report, problems } = collectProblems();
  const files = await step('run the scenarios', () => recordExamples(ROOT, report));
  for (const problem of problems()) console.error(formatProblem(problem));
  if (hasErrors(problems())) return false;
  for (const file of files) {
    const isChanged = await writeIfChanged(file, ROOT);
    console.log(`examples: ${file.path}${isChanged ? '' : ' is unchanged'}`);
  }
  return true;
});
