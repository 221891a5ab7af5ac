import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { runCommand } from '../../packages/base/node/command.ts';
import { listen } from '../../packages/base/node/listen.ts';
import { LOOPBACK_PAGES } from '../../packages/base/node/local-access.ts';
import {
  portOption,
  readOptions,
  SITE_OPTION,
  toFolder,
  toInteger,
  toOrigin,
  toPort,
} from '../../packages/base/node/options.ts';
import { buildIndex } from '../../src/search/engine/search-index.ts';
import { findConfig, readSite } from '../content/read/site.ts';
import { ROOT } from '../installation/installation.ts';
import { checkExport, connectDatabase } from '../search/connect.ts';
import { createDatabaseIndex } from '../search/database-index.ts';
import { parseSearchFile, readSearchFiles } from '../server/search-files.ts';
import { createSearchServer, type FindIndex } from '../server/search-server.ts';

const { values, positional } = readOptions({
  usage: 'npm run search -- serve [DIR] [--site DIR] [--postgres URL [--processes N]] [--port N] [--allow-origin URL]',
  summary: "Serves the search of a built site (DIR, default: dist), for `search: { mode: 'remote', url }`.",
  options: {
    site: { ...SITE_OPTION, default: ROOT, help: 'the site folder: pages of its origin may search' },
    postgres: {
      type: 'string',
      value: 'URL',
      help: 'search in a database that `npm run search -- export` has written, instead of DIR',
    },
    processes: {
      type: 'string',
      value: 'N',
      default: String(availableParallelism()),
      help: 'with --postgres: how many share the requests',
    },
    port: portOption('4191'),
    'allow-origin': {
      type: 'string',
      multiple: true,
      value: 'URL',
      help: 'pages that may search, beside those of this machine and of the origin in site.ts',
    },
  },
  hasPositional: true,
});
const port = toPort(values.port);
const processes = toInteger('processes', values.processes);
const allowed = (values['allow-origin'] ?? []).map(toOrigin);

await runCommand(async () => {
  const findIndex = await openIndex();
  // Ranking is the larger part of a search. Processes, not threads: each listens at the same port, and nothing is shared.
  if (cluster.isPrimary && values.postgres !== undefined && processes > 1) {
    cluster.setupPrimary({ exec: import.meta.filename });
    cluster.on('exit', () => process.exit(1));
    for (let count = 0; count < processes; count += 1) cluster.fork();
    return true;
  }
  const pages = [LOOPBACK_PAGES, ...(await readOrigin()), ...allowed];
  const origin = await listen(createSearchServer(findIndex, { pages }), port);
  if ((cluster.worker?.id ?? 1) === 1)
    console.log(`\nSearch answers at  ${origin}/?locale=en&q=card\nStop with Ctrl+C.`);
  return true;
});

/** Where the site is published, when it says so. */
async function readOrigin(): Promise<string[]> {
  const origin = findConfig(values.site) && (await readSite(values.site)).config.origin;
  return origin === undefined ? [] : [origin];
}

async function openIndex(): Promise<FindIndex> {
  if (values.postgres !== undefined) {
    const pool = await connectDatabase(values.postgres);
    await checkExport(pool);
    return createDatabaseIndex(pool);
  }
  const files = await readSearchFiles(toFolder(positional ?? resolve(ROOT, 'dist')));
  const indexes = files.map((file) => ({ ...file, index: buildIndex(parseSearchFile(file)) }));
  return ({ locale, version }) => indexes.find((file) => file.locale === locale && file.version === version)?.index;
}
