import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions } from '../../packages/base/node/options.ts';
import { step } from '../../scripts/cli/step.ts';
import { readSite } from '../../scripts/content/read/site.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { prepareCollections } from '../collections/prepare-collections.ts';
import { installTools, TOOLS } from '../collections/run-tools.ts';

const { values } = readOptions({
  usage: 'npx api-docs try collections [--tools DIR]',
  summary:
    'Runs the collections against the simulator with Newman, Bruno and httpyac: every request gets its documented response.',
  options: {
    tools: {
      type: 'string',
      value: 'DIR',
      help: 'a folder in which the tools are, or will be, installed (about 400 MB)',
    },
  },
});

await runCommand(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'collections-'));
  const tools = values.tools ?? join(folder, 'tools');
  await step('install Newman, Bruno and httpyac', () => installTools(tools));
  const prepared = await step('compose the collections', async () => prepareCollections(await readSite(ROOT)));
  let isGood = true;
  for (const { name, run } of TOOLS) {
    const { files, findProblems, stop } = await prepared.start();
    const own = join(folder, name);
    for (const { path, content } of files) {
      await mkdir(dirname(join(own, path)), { recursive: true });
      await writeFile(join(own, path), content);
    }
    const { exitCode, output } = await step(`run ${name}`, () => run(tools, own));
    const problems = findProblems();
    await stop();
    if (exitCode !== 0 || problems.length > 0) {
      isGood = false;
      console.error([`${name}: exit code ${exitCode}`, ...problems, ...(exitCode === 0 ? [] : [output])].join('\n'));
    }
  }
  await rm(folder, { recursive: true });
  return isGood;
});
