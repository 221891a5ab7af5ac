import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { portOption, readOptions, SITE_OPTION, toFolder, toPort } from '../../packages/base/node/options.ts';
import { ROOT } from '../installation/installation.ts';
import { debounce } from '../server/dev/debounce.ts';

// Runs `dev-server.ts` and restarts it when the configuration of the site or the code
// of the compiler or an icon changes, because Node cannot load a module twice. Folders are watched, not files: a watch on a file ends when
// the file is deleted and created again, which is what `git checkout` does.

const { values } = readOptions({
  usage: 'npm run vite -- [--site DIR] [--port N]',
  summary:
    'Serves a site from the sources of the interface: its modules and styles are replaced in the open page (hot module replacement).',
  options: {
    site: SITE_OPTION,
    port: portOption('5173'),
  },
});
const siteDir = toFolder(values.site);
const port = toPort(values.port);
const CODE = /(?<!\.test)\.(ts|json|yaml|svg)$/;
const folders = ['scripts', 'src/model', 'src/strings', 'src/assets/icons'].map((folder) => join(ROOT, folder));
/** What of this site Vite bundles: it replaces the modules in the open page. */
const BUNDLED = /[\\/]site[\\/](?:provider|client)[\\/]/;

let server = startServer();
let restart = Promise.resolve();
const queueRestart = debounce(() => {
  restart = restart.then(restartServer);
}, 100);

watch([...folders, join(siteDir, 'site')], { ignoreInitial: true }).on('all', (_, path) => {
  if (CODE.test(path) && !BUNDLED.test(path)) queueRestart();
});
// site.ts, navigation.ts, vite.config.ts
watch([ROOT, siteDir], { ignoreInitial: true, depth: 0 }).on('all', (_, path) => {
  if (/\.ts$/.test(path)) queueRestart();
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.kill();
    process.exit();
  });
}

function startServer(): ChildProcess {
  const words = ['--import', 'tsx', join(import.meta.dirname, '../server/dev/dev-server.ts'), siteDir, String(port)];
  const started = spawn(process.execPath, words, { stdio: 'inherit' });
  started.on('exit', (code, signal) => {
    if (signal !== null) return;
    // Vite ends with 0 when its terminal is closed.
    if (code === 0) process.exit();
    console.error('The development server has stopped. It starts again when the mistake is fixed.');
  });
  return started;
}

async function restartServer(): Promise<void> {
  console.log('The configuration or the compiler has changed: restarting.');
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  server = startServer();
}
