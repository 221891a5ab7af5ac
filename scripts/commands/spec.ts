import { readOptions, SITE_OPTION, toFolder } from '../../packages/base/node/options.ts';
import { step } from '../cli/step.ts';
import { importAdditions } from '../content/read/site.ts';
import { FINDING_OPTIONS, reportFindings } from '../findings/report-findings.ts';
import { createGates, type Gate } from '../spec/gates.ts';
import { runGates } from '../spec/run.ts';

const { values } = readOptions({
  usage: 'npm run spec -- [--site DIR] [--format FORMAT] [--fail-on SEVERITY]',
  summary: 'Runs all gates of the contract: lint, examples, translations.',
  options: { site: { ...SITE_OPTION, default: '.' }, ...FINDING_OPTIONS },
});
const UNREADABLE = '; the others need documents that can be read';
const siteDir = toFolder(values.site);

await reportFindings(values, async () => {
  const gates = createGates(await importAdditions<Gate[]>(siteDir, 'gates'));
  const { findings, ran } = await runGates(siteDir, gates, step);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const counts = `${ran.length} of ${gates.length} gates, ${errors} errors, ${findings.length - errors} warnings`;
  return { findings, summary: `spec: ${counts}${ran.length < gates.length ? UNREADABLE : ''}` };
});
