import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runCommand } from '../cli/command.ts';
import { ROOT, readOptions } from '../cli/options.ts';
import { MUTATIONS } from '../verify/mutations/mutations.ts';

const { positional } = readOptions({
  usage: 'npm run mutations -- [WORDS]',
  summary: `Plants each mistake of scripts/verify/mutations/mutations.ts in the compiler, those with WORDS in their names, and has the second reader compare the
pages of the fixtures with their documents. Every mistake has to be found.`,
  options: {},
  hasPositional: true,
});

const TEST = ['vitest', 'run', '--project=fast', '--reporter=default', 'tests/others.test.ts', '-t', 'second reader'];

/** Found by a difference, or by a compiler that fails. A run that did not come to the test found nothing. */
async function isFound(number: number): Promise<boolean> {
  const run = promisify(execFile)('npx', TEST, {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', MUTATION: String(number) },
    maxBuffer: 1e8,
  });
  const output = await run.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  return /Tests\s+1 failed/.test(output) && !output.includes('has not one');
}

await runCommand(async () => {
  let isRight = true;
  for (const [number, { name }] of MUTATIONS.entries()) {
    if (positional !== undefined && !name.includes(positional)) continue;
    const found = await isFound(number);
    console.log(`${found ? 'found' : 'NOT FOUND'}: ${name}`);
    isRight = isRight && found;
  }
  return isRight;
});
