import { resolve } from 'node:path';
import { runCommand } from '../../packages/base/node/command.ts';
import { exitWithUsage, readOptions } from '../../packages/base/node/options.ts';
import { toCommand } from '../installation/installation.ts';
import { writeNewFiles } from '../scaffold/new-files.ts';
import { newSiteFiles } from '../scaffold/site.ts';

const USAGE = toCommand('new site', 'DIR --spec FILE [--spec FILE …]');
const { values, positional } = readOptions({
  usage: USAGE,
  summary: 'Writes a site folder around API descriptions: site.ts, and copies of the files that they consist of.',
  hasPositional: true,
  options: {
    spec: { type: 'string', multiple: true, value: 'FILE', help: 'an OpenAPI or AsyncAPI description' },
  },
});
const { spec = [] } = values;
if (positional === undefined || spec.length === 0) exitWithUsage(`A folder and --spec are needed. Usage: ${USAGE}`);
const dir = resolve(positional);

await runCommand(async () => {
  await writeNewFiles(dir, await newSiteFiles(spec));
  console.log(`
Next:
  ${toCommand('build', `--site ${positional} --out ${positional}-built`)}
  ${toCommand('serve', `${positional}-built`)}
site.ts may say more: origin, logo, sidebars, socialLinks. Guides are Markdown files in guides/en/.`);
  return true;
});
