import { readOptions, UsageError } from '../../packages/base/node/options.ts';
import type { Shard } from '../checks/gate-plan.ts';
import { runGates } from '../checks/run-gates.ts';
import { FORMAT_OPTION, reportFindings } from '../findings/report-findings.ts';

const { values } = readOptions({
  usage: 'npm run gate -- [--all [--shard 1/2] | --nightly] [--format FORMAT]',
  summary: `Runs what finds most mistakes in a few minutes: lint, types, contract, dead code, fast unit tests, build, smoke tests in the
browser; and prints how many passed, what took longest and what failed. npm test is the same with --all.`,
  options: {
    ...FORMAT_OPTION,
    all: { type: 'boolean', help: 'everything that can fail' },
    nightly: { type: 'boolean', help: 'everything, with the crawls (accessibility, clipping) over every page' },
    shard: {
      type: 'string',
      value: 'N/COUNT',
      help: 'one part of the tests, for several machines; the first also has all checks that are no tests',
    },
  },
});
const { all, nightly, shard } = values;
await reportFindings(values, () =>
  runGates(nightly ? 'nightly' : all ? 'all' : 'gate', readShard(shard), values.format === 'text'),
);

function readShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [index = 0, count = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (index < 1 || index > count)
    throw new UsageError(`--shard ${text} is not a part of the tests: the first of two is 1/2.`);
  return { index, count };
}
