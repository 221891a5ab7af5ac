import { readOptions, SITE_OPTION, toFolder } from '../cli/options.ts';
import { startProgress } from '../cli/step.ts';
import { formatProblem } from '../content/problems/problem.ts';
import { createGates } from '../spec/gates.ts';
import { runGates, type StepResult } from '../spec/run.ts';

// Exit code 1 on problems, 2 on a bug.

const { values } = readOptions({
  usage: 'npm run spec -- [--site DIR]',
  summary: 'Runs all gates of the contract: lint, examples, translations.',
  options: { site: { ...SITE_OPTION, default: '.' } },
});
toFolder(values.site);

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}

async function main(): Promise<number> {
  const { problems, steps } = await runGates(values.site, createGates(), showStep);
  for (const problem of problems) console.error(formatProblem(problem));
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const seconds = steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  console.log(
    `spec: ${steps.length} gates, ${errors} errors, ${problems.length - errors} warnings, ${seconds.toFixed(1)} s`,
  );
  return errors > 0 ? 1 : 0;
}

/** The name when a gate starts, its result when it has ended. */
function showStep(name: string): (result: StepResult) => void {
  const start = performance.now();
  process.stdout.write(`${name.padEnd(42)} `);
  const stop = startProgress(() => performance.now() - start);
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
