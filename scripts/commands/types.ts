import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions } from '../../packages/base/node/options.ts';
import { run } from '../cli/install.mjs';
import { step } from '../cli/step.ts';
import { prepareProvider, readSite } from '../content/read/site.ts';
import { FindingsError, hasErrors } from '../findings/finding.ts';
import { ROOT } from '../installation/installation.ts';
import { generateSite, openCaches } from '../site/generate-site.ts';
import { generateIcons } from '../site/icons/generate-icons.ts';
import { workFolder } from '../site/work-folder.ts';

const { values } = readOptions({
  usage: 'npm run types -- [--built]',
  summary: 'Writes the modules that are made from the documents, then checks the types of every project.',
  options: { built: { type: 'boolean', help: 'after a build, which has written icons and addresses of pages' } },
});

await runCommand(async () => {
  const site = await readSite(ROOT);
  if (!values.built) {
    await generateIcons(ROOT);
    const work = workFolder(ROOT);
    const { findings } = await generateSite(site, { work, caches: await openCaches(work) });
    if (hasErrors(findings)) throw new FindingsError(findings);
  }
  await step('generate types and contract', () => prepareProvider(site));
  return (await run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-b'])) === 0;
});
