import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions, toFolder, UsageError } from '../../packages/base/node/options.ts';
import { compareSites } from '../checks/compare-sites.ts';

const { positionals } = readOptions({
  usage: 'npx tsx scripts/commands/compare-sites.ts OLD NEW',
  summary: 'Lists the files in which two built sites differ. Names of assets and the id of the build do not count.',
  options: {},
  hasPositional: 'many',
});

await runCommand(async () => {
  const [one, other, ...more] = positionals;
  if (one === undefined || other === undefined || more.length > 0) throw new UsageError('Give two built sites.');
  const differences = await compareSites(toFolder(one), toFolder(other));
  for (const line of differences) console.log(line);
  console.log(`${differences.length} differences`);
  return differences.length === 0;
});
