import { once } from 'node:events';
import { join } from 'node:path';
import { watch } from 'chokidar';
import pLimit from 'p-limit';
import { runCommand } from '../../packages/base/node/command.ts';
import { listen } from '../../packages/base/node/listen.ts';
import { portOption, readOptions, toPort } from '../../packages/base/node/options.ts';
import { step } from '../cli/step.ts';
import { isPackage, ROOT, toCommand } from '../installation/installation.ts';
import { debounce } from '../server/dev/debounce.ts';
import { isLinkLoop } from '../server/dev/link-loop.ts';
import { createWatchServer } from '../server/watch/watch-server.ts';
import { watchSite } from '../server/watch/watched-site.ts';
import { generateIcons } from '../site/icons/generate-icons.ts';
import { openSource, SOURCE_OPTIONS } from '../site/open-source.ts';

const { values, positionals } = readOptions({
  usage: toCommand('dev', '[--site DIR | FILE …] [--port N]'),
  summary: 'Serves a site while its content is written, and shows every saved change in the open page.',
  hasPositional: 'many',
  options: {
    ...SOURCE_OPTIONS,
    port: portOption('5173'),
  },
});
const port = toPort(values.port);

/** An editor that saves several files causes one update. */
const DEBOUNCE_MS = 30;
/** The contract is checked and the cache is written when the pages have what they came for. */
const CHECK_DEBOUNCE_MS = 1000;
/** A build beside this server must not reload its pages. */
const OTHERS = /[\\/](node_modules|\.git|\.generated|dist|\.[^\\/]*\.building-[^\\/]*)([\\/]|$)/;
const CONTENT = /\.(ya?ml|json|md|ts|js|svg|png|jpe?g|webp)$/i;

// React decides by it which of its two versions runs.
process.env.NODE_ENV = 'production';
await runCommand(async () => {
  if (!isPackage) await generateIcons(ROOT);
  const source = await openSource(values, positionals);
  const folder = join(source.work, 'watch');
  const site = await watchSite(source, folder, (line) => console.error(line));
  await step('compile content', site.update);
  const { server, tellPages, warnPages } = createWatchServer(site, folder);
  const logError = (error: unknown) => console.error(error);
  // One at a time, in the order in which they are asked for.
  const runNext = pLimit(1);
  const update = async () => {
    await site.update();
    tellPages();
    if (site.errors.length === 0) console.log(`updated in ${Math.round(site.milliseconds)} ms`);
    queueCheck();
  };
  const queueCheck = debounce(() => runNext(() => site.check().then(warnPages)).catch(logError), CHECK_DEBOUNCE_MS);
  queueCheck();
  const queue = debounce(() => runNext(update).catch(logError), DEBOUNCE_MS);
  const ignored = (path: string) => OTHERS.test(path) || isLinkLoop(path);
  const watcher = watch(source.folders, { ignoreInitial: true, ignored }).on('all', (_, path) => {
    if (CONTENT.test(path)) queue();
  });
  // A change that is saved before would be missed.
  await once(watcher, 'ready');
  const origin = await listen(server, port);
  console.log(`\nThe site is at  ${origin}${site.base}\nStop with Ctrl+C.`);
  return true;
});
