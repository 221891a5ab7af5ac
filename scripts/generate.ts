import { runCommand } from './command.ts';
import { readSite } from './content/read/site.ts';
import { generateSite, workFolder } from './generate-site.ts';
import { readBuildOptions } from './options.ts';

/** `npm run generate -- [--site DIR]`: the data of every page, the published documents, and `routes.ts`; no HTML. */
const { siteDir } = readBuildOptions(process.argv.slice(2));
await runCommand(async () => (await generateSite(await readSite(siteDir), workFolder(siteDir))) !== undefined);
