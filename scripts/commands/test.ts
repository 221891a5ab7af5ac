import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions, UsageError } from '../../packages/base/node/options.ts';
import type { Shard } from '../checks/gate-plan.ts';
import { runGates } from '../checks/run-gates.ts';

const { values } = readOptions({
  usage: 'npm test -- [--shard 1/2]',
  summary: 'Runs every check and prints how many passed, what took longest and what failed.',
  options: {
    shard: {
      type: 'string',
      value: 'N/COUNT',
      help: 'one part of the tests, for several machines; the first also has all checks that are no tests',
    },
  },
});
await runCommand(() => runGates('all', readShard(values.shard)));

function readShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [index = 0, count = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (index < 1 || index > count)
    throw new UsageError(`--shard ${text} is not a part of the tests: the first of two is 1/2.`);
  return { index, count };
}
