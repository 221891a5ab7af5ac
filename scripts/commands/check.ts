import { readOptions } from '../../packages/base/node/options.ts';
import { compile } from '../content/compile.ts';
import { collectFindings } from '../findings/finding.ts';
import { FINDING_OPTIONS, reportFindings } from '../findings/report-findings.ts';
import { toCommand } from '../installation/installation.ts';
import { openSource, SOURCE_OPTIONS } from '../site/open-source.ts';
import { checkContract } from '../spec/check-contract.ts';

const { values, positionals } = readOptions({
  usage: toCommand('check', '[--site DIR | FILE …] [--format FORMAT] [--fail-on SEVERITY]'),
  summary: `Says what is wrong in a site folder or in API descriptions, as a build would, and writes nothing.
Exit code 0: nothing that --fail-on names; 1: something, which is printed; 2: the command was used wrongly.`,
  hasPositional: 'many',
  options: { ...SOURCE_OPTIONS, ...FINDING_OPTIONS },
});

await reportFindings(values, async () => {
  const { read, caches } = await openSource(values, positionals);
  const site = await read();
  const { findings, report } = collectFindings();
  (await compile(site, caches)).problems.forEach(report);
  (await checkContract(site, caches)).forEach(report);
  await caches.cache.save();
  return { findings: findings() };
});
