import { step } from '../../cli/step.ts';
import { prepareProvider, readSite } from '../../content/read/site.ts';
import { ROOT } from '../../installation/installation.ts';
import { generateIcons } from '../../site/icons/generate-icons.ts';
import { workFolder } from '../../site/work-folder.ts';
import { isLinkLoop } from './link-loop.ts';
import { startVite } from './start-vite.ts';
import { contentPlugin } from './vite-content.ts';

/** The development server itself, which `dev.ts` starts and restarts: `dev-server.ts SITE PORT`. */
const [siteDir = ROOT, port = '5173'] = process.argv.slice(2);
const site = await readSite(siteDir);
await step('generate what the pages import', () => Promise.all([generateIcons(ROOT), prepareProvider(site)]));
const server = await startVite({
  root: ROOT,
  base: site.config.base ?? '/',
  plugins: [contentPlugin(site, workFolder(siteDir))],
  server: { port: Number(port), watch: { ignored: [isLinkLoop] } },
});
server.printUrls();
