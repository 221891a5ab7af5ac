import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions, SITE_OPTION, toFolder } from '../../packages/base/node/options.ts';
import { readSite } from '../content/read/site.ts';
import { ROOT } from '../installation/installation.ts';
import { generateSite, openCaches } from '../site/generate-site.ts';
import { generateIcons } from '../site/icons/generate-icons.ts';
import { workFolder } from '../site/work-folder.ts';

const { values } = readOptions({
  usage: 'npm run generate -- [--site DIR]',
  summary:
    'Writes the data of every page, the published documents and the icons and routes.ts below .generated/; no HTML.',
  options: { site: SITE_OPTION },
});
const siteDir = toFolder(values.site);
await runCommand(async () => {
  await generateIcons(ROOT);
  const work = workFolder(siteDir);
  return (await generateSite(await readSite(siteDir), { work, caches: await openCaches(work) })) !== undefined;
});
