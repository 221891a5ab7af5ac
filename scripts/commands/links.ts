import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOptions, toFolder } from '../../packages/base/node/options.ts';
import { findDeadLinks } from '../checks/dead-links.ts';
import { findDeadExternalLinks } from '../checks/external-links.ts';
import { listFiles } from '../checks/site-files.ts';
import { step } from '../cli/step.ts';
import { FINDING_OPTIONS, reportFindings } from '../findings/report-findings.ts';
import { readBuildInfo } from '../hosting/build-info.ts';
import { toCommand } from '../installation/installation.ts';

const { values, positional } = readOptions({
  usage: toCommand('links', '[DIR] [--external] [--format FORMAT] [--fail-on SEVERITY]'),
  summary: 'Reports the dead links of a built site (DIR, default: dist).',
  options: { external: { type: 'boolean', help: 'also request the links to other sites' }, ...FINDING_OPTIONS },
  hasPositional: true,
});

await reportFindings(values, async () => {
  const dir = toFolder(positional ?? 'dist');
  const { base } = await readBuildInfo(dir);
  const names = await listFiles(dir);
  const pages = new Map<string, string>();
  const dead = await step('follow links', async () => {
    for (const name of names.filter((name) => name.endsWith('.html')))
      pages.set(name, await readFile(join(dir, name), 'utf8'));
    return findDeadLinks({ base, names, pages });
  });
  const external = values.external
    ? await step('request links to other sites', () => findDeadExternalLinks(pages))
    : [];
  const findings = [...dead, ...external];
  return { findings, summary: `${pages.size} pages, ${findings.length} dead links` };
});
