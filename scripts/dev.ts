import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { readSite } from './content/read/site.ts';
import { workFolder } from './generate-site.ts';
import { ROOT } from './options.ts';
import { contentPlugin } from './vite-content.ts';

/** `npm run dev -- [--site DIR] [--port 5173]`. Started under `tsx watch`: a change of the configuration or of the compiler starts it again. */
const { values } = parseArgs({
  options: { site: { type: 'string', default: ROOT }, port: { type: 'string', default: '5173' } },
});
const site = await readSite(values.site);
const work = workFolder(values.site);
const server = await createServer({
  root: ROOT,
  base: site.config.base ?? '/',
  configFile: false,
  publicDir: false,
  plugins: [react(), contentPlugin(site, work)],
  // Found at the start: one found later would reload the page.
  optimizeDeps: { entries: ['src/entry.dev.ts'] },
  server: { port: Number(values.port), host: '127.0.0.1', watch: { ignored: ['**/dist/**', '**/.generated/**'] } },
});
await server.listen();
server.printUrls();
