import { runCommand } from './command.ts';
import { readSite } from './content/read/site.ts';
import { generateSite, workFolder } from './generate-site.ts';
import { readOptions, SITE_OPTION, toFolder } from './options.ts';

const { values } = readOptions({
  usage: 'npm run generate -- [--site DIR]',
  summary: 'Writes the data of every page, the published documents and routes.ts below .generated/; no HTML.',
  options: { site: SITE_OPTION },
});
const siteDir = toFolder(values.site);
await runCommand(async () => (await generateSite(await readSite(siteDir), workFolder(siteDir))) !== undefined);
