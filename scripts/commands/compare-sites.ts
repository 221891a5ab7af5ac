import { readOptions, toFolder, UsageError } from '../../packages/base/node/options.ts';
import { compareSites } from '../checks/compare-sites.ts';
import { FINDING_OPTIONS, reportFindings } from '../findings/report-findings.ts';

const { values, positionals } = readOptions({
  usage: 'npx tsx scripts/commands/compare-sites.ts OLD NEW [--format FORMAT] [--fail-on SEVERITY]',
  summary: 'Lists the files in which two built sites differ. Names of assets and the id of the build do not count.',
  options: FINDING_OPTIONS,
  hasPositional: 'many',
});

await reportFindings(values, async () => {
  const [one, other, ...more] = positionals;
  if (one === undefined || other === undefined || more.length > 0) throw new UsageError('Give two built sites.');
  const findings = await compareSites(toFolder(one), toFolder(other));
  return { findings, summary: `${findings.length} differences` };
});
