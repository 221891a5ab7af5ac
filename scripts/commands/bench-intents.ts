import { resolve } from 'node:path';
import { describeQueries } from '../bench/intent-figures.ts';
import { runCommand } from '../cli/command.ts';
import { ROOT, readOptions, toFolder, UsageError } from '../cli/options.ts';

const { values, positional } = readOptions({
  usage: 'npm run bench:intents -- [DIR] --queries FILE [--misses]',
  summary:
    'How often the search of a built site (DIR, default: dist) has the right page first, and among five, for the queries of a YAML file: by language, by METHOD /path or address of their page.',
  options: {
    queries: {
      type: 'string',
      value: 'FILE',
      help: 'queries in the words of readers, see scripts/bench/intents/foreign',
    },
    misses: { type: 'boolean', help: 'list the queries that do not lead to their page first' },
  },
  hasPositional: true,
});
await runCommand(async () => {
  if (values.queries === undefined) throw new UsageError('Give --queries FILE.');
  const options = { listsMisses: values.misses === true };
  const lines = await describeQueries(toFolder(positional ?? resolve(ROOT, 'dist')), values.queries, options);
  for (const line of lines) console.log(line);
  return lines.length > 0;
});
