import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions, SITE_OPTION, toFolder } from '../../packages/base/node/options.ts';
import { startProgress } from '../cli/progress.ts';
import { formatProblem, hasErrors } from '../content/problems/problem.ts';
import { importAdditions } from '../content/read/site.ts';
import { createGates, type Gate } from '../spec/gates.ts';
import { runGates, type StepResult } from '../spec/run.ts';

const { values } = readOptions({
  usage: 'npm run spec -- [--site DIR]',
  summary: 'Runs all gates of the contract: lint, examples, translations.',
  options: { site: { ...SITE_OPTION, default: '.' } },
});
const siteDir = toFolder(values.site);

await runCommand(async () => {
  const { problems, steps } = await runGates(
    siteDir,
    createGates(await importAdditions<Gate[]>(siteDir, 'gates')),
    showStep,
  );
  for (const problem of problems) console.error(formatProblem(problem));
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const seconds = steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  console.log(
    `spec: ${steps.length} gates, ${errors} errors, ${problems.length - errors} warnings, ${seconds.toFixed(1)} s`,
  );
  return !hasErrors(problems);
});

/** The name when a gate starts, its result when it has ended. */
function showStep(name: string): (result: StepResult) => void {
  process.stdout.write(`${name.padEnd(42)} `);
  const stop = startProgress();
  return (result) => {
    stop();
    console.log(formatResult(result));
  };
}

function formatResult({ isSkipped, problems, milliseconds }: StepResult): string {
  if (isSkipped) return '– not run: the contract could not be read';
  const result = problems === 0 ? '✓ ok' : `✗ ${problems} ${problems === 1 ? 'problem' : 'problems'}`;
  return `${result.padEnd(14)} ${(milliseconds / 1000).toFixed(1)} s`;
}
