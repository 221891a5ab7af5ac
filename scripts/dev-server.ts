import { parseArgs } from 'node:util';
import { createServer, mergeConfig } from 'vite';
import viteConfig from '../vite.config.ts';
import { readSite } from './content/read/site.ts';
import { workFolder } from './generate-site.ts';
import { ROOT } from './options.ts';
import { contentPlugin } from './vite-content.ts';

/** The development server itself, which `dev.ts` starts and restarts. */
const { values } = parseArgs({
  options: { site: { type: 'string', default: ROOT }, port: { type: 'string', default: '5173' } },
});
const site = await readSite(values.site);
const work = workFolder(values.site);
const server = await createServer(
  mergeConfig(viteConfig({ command: 'serve', mode: 'development' }), {
    root: ROOT,
    base: site.config.base ?? '/',
    configFile: false,
    plugins: [contentPlugin(site, work)],
    server: { port: Number(values.port) },
  }),
);
await server.listen();
server.printUrls();
