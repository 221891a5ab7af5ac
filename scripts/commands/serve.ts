import { resolve } from 'node:path';
import { runCommand } from '../../packages/base/node/command.ts';
import { listen } from '../../packages/base/node/listen.ts';
import { portOption, readOptions, toFolder, toPort } from '../../packages/base/node/options.ts';
import { readBuildInfo } from '../hosting/build-info.ts';
import { toCommand } from '../installation/installation.ts';
import { createSiteServer } from '../server/site-server.ts';

const { values, positional } = readOptions({
  usage: toCommand('serve', '[DIR] [--port N]'),
  summary: 'Serves a built site (DIR, default: dist) as a static host should.',
  options: { port: portOption('4173') },
  hasPositional: true,
});
const port = toPort(values.port);

await runCommand(async () => {
  const dir = toFolder(positional ?? resolve('dist'));
  const { base } = await readBuildInfo(dir);
  const origin = await listen(createSiteServer(dir, base), port);
  console.log(`\nThe site is at  ${origin}${base}\nStop with Ctrl+C.`);
  return true;
});
