import { appendFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { runCommand } from '../../packages/base/node/command.ts';
import { exitWithUsage, readOptions, toFolder, toPort } from '../../packages/base/node/options.ts';
import { step } from '../cli/step.ts';
import { HOSTING_TARGETS } from '../hosting/targets.ts';
import { writeHosting } from '../hosting/write-hosting.ts';
import { toCommand } from '../installation/installation.ts';

const names = Object.keys(HOSTING_TARGETS).join('|');

const { values, positional } = readOptions({
  usage: toCommand('hosting', `${names} [--dir DIR] [--out DIR] [--root PATH] [--port N]`),
  summary: `Writes what a host needs to serve a built site: the site, its compressed copies, the configuration. docs/hosting.md explains each.
In a folder that it has written before, files with a hash in their name stay for a week.`,
  options: {
    dir: { type: 'string', value: 'DIR', default: 'dist', help: 'the built site' },
    out: { type: 'string', value: 'DIR', default: 'hosting', help: 'the folder to write' },
    root: {
      type: 'string',
      value: 'PATH',
      help: 'where the server will find the folder site (default: where it is written)',
    },
    port: { type: 'string', value: 'N', default: '8080', help: 'the port in the configuration' },
  },
  hasPositional: true,
});

await runCommand(async () => {
  const target = HOSTING_TARGETS[positional ?? ''];
  if (target === undefined) exitWithUsage(`Name the host: ${names}.`);
  const dir = toFolder(values.dir);
  const out = resolve(values.out);
  const options = { dir, out, root: values.root, port: toPort(values.port), now: new Date() };
  const { kept, changed } = await step(`write the files for ${positional}`, () => writeHosting(target, options));
  if (kept > 0) console.log(`${kept} files of earlier deployments stay, each for a week.`);
  if (changed) await reportChanges(changed);
  console.log(`Written to ${join(relative(process.cwd(), out) || '.', '/')}`);
  return true;
});

/** A workflow of GitHub shows the whole list on its page. */
async function reportChanges(changed: string[]): Promise<void> {
  const shown = changed.slice(0, 20).map((address) => `  ${address}\n`);
  const rest = changed.length > shown.length ? `  and ${changed.length - shown.length} more\n` : '';
  console.log(`${changed.length} pages say something else than in the last output\n${shown.join('')}${rest}`.trimEnd());
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary && changed.length > 0)
    await appendFile(summary, `Changed pages:\n\n${changed.map((address) => `- ${address}\n`).join('')}`);
}
