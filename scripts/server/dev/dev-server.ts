import { createServer, mergeConfig } from 'vite';
import viteConfig from '../../../vite.config.ts';
import { ROOT } from '../../cli/options.ts';
import { step } from '../../cli/step.ts';
import { readSite } from '../../content/read/site.ts';
import { prepareSandboxContract } from '../../sandbox/generate.ts';
import { workFolder } from '../../site/generate-site.ts';
import { generateIcons } from '../../site/icons/generate-icons.ts';
import { isLinkLoop } from './link-loop.ts';
import { contentPlugin } from './vite-content.ts';

/** The development server itself, which `dev.ts` starts and restarts: `dev-server.ts SITE PORT`. */
const [siteDir = ROOT, port = '5173'] = process.argv.slice(2);
const site = await readSite(siteDir);
await step('generate what the pages import', () => Promise.all([generateIcons(ROOT), prepareSandboxContract(ROOT)]));
const work = workFolder(siteDir);
const server = await createServer(
  mergeConfig(viteConfig({ command: 'serve', mode: 'development' }), {
    root: ROOT,
    base: site.config.base ?? '/',
    configFile: false,
    plugins: [contentPlugin(site, work)],
    // No page of another origin may read what is served, on another port of this machine neither.
    server: { port: Number(port), cors: false, watch: { ignored: [isLinkLoop] } },
  }),
);
await server.listen();
server.printUrls();
