import { readOptions, SITE_OPTION, toFolder } from '../../packages/base/node/options.ts';
import { collectFindings, type Finding } from '../findings/finding.ts';
import { FINDING_OPTIONS, reportFindings } from '../findings/report-findings.ts';
import { toCommand } from '../installation/installation.ts';
import { readTranslationStatus } from '../spec/translation-status/read-status.ts';
import { formatStatus, isUpToDate, toFindings } from '../spec/translation-status/status.ts';

const { values } = readOptions({
  usage: toCommand('translations', '[--site DIR] [--equal] [--format FORMAT] [--fail-on SEVERITY]'),
  summary: 'Says for each document and guide what is missing, stale, or equal in both languages.',
  options: {
    site: SITE_OPTION,
    equal: { type: 'boolean', help: 'also list what is equal in both languages' },
    ...FINDING_OPTIONS,
  },
});
const site = toFolder(values.site);

await reportFindings(values, async () => {
  const { report, findings } = collectFindings();
  const states = await readTranslationStatus(site, report);
  const isListed = ({ severity }: Finding) => values.equal === true || severity !== 'note';
  for (const status of states) toFindings(status).filter(isListed).forEach(report);
  const waiting = states.filter((status) => !isUpToDate(status)).length;
  const total = `${states.length} files, ${waiting} with texts that are missing or stale`;
  return { findings: findings(), summary: [...states.map(formatStatus), total].join('\n') };
});
