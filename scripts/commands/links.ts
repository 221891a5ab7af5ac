import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions, toFolder } from '../../packages/base/node/options.ts';
import { findDeadLinks } from '../checks/dead-links.ts';
import { findDeadExternalLinks } from '../checks/external-links.ts';
import { listFiles } from '../checks/site-files.ts';
import { step } from '../cli/step.ts';
import { toLine } from '../content/problems/printable.ts';
import { readBuildInfo } from '../hosting/build-info.ts';
import { toCommand } from '../installation/installation.ts';

const { values, positional } = readOptions({
  usage: toCommand('links', '[DIR] [--external]'),
  summary: 'Reports the dead links of a built site (DIR, default: dist).',
  options: { external: { type: 'boolean', help: 'also request the links to other sites' } },
  hasPositional: true,
});

await runCommand(async () => {
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
  for (const { page, href, reason } of [...dead, ...external]) console.error(toLine(`${page}: ${href}: ${reason}`));
  console.log(`${pages.size} pages, ${dead.length + external.length} dead links`);
  return dead.length + external.length === 0;
});
