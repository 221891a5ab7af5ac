import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './options.ts';
import { readBuildInfo } from './prerender/build-info.ts';
import { listen } from './server/listen.ts';
import { createSiteServer } from './server/site-server.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } });
const dir = resolve(positionals[0] ?? resolve(ROOT, 'dist'));
const { base } = await readBuildInfo(dir);
const origin = await listen(createSiteServer(dir, base), Number(values.port ?? 4173));

console.log(`\nThe site is at  ${origin}${base}\nStop with Ctrl+C.`);
