import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { origin as siteOrigin } from '../../site/origin.ts';
import { buildIndex } from '../../src/search/engine/search-index.ts';
import { runCommand } from '../cli/command.ts';
import { ROOT, readOptions, toFolder, toInteger, toOrigin, toPort } from '../cli/options.ts';
import { checkExport, connectDatabase } from '../search/connect.ts';
import { createDatabaseIndex } from '../search/database-index.ts';
import { LOOPBACK_PAGES } from '../server/http/local-access.ts';
import { listen } from '../server/listen.ts';
import { parseSearchFile, readSearchFiles } from '../server/search-files.ts';
import { createSearchServer, type FindIndex } from '../server/search-server.ts';

const { values, positional } = readOptions({
  usage: 'npm run search:serve -- [DIR] [--postgres URL [--processes N]] [--port N] [--allow-origin URL]',
  summary: "Serves the search of a built site (DIR, default: dist), for `search: { mode: 'remote', url }`.",
  options: {
    postgres: {
      type: 'string',
      value: 'URL',
      help: 'search in a database that `npm run search:export` has written, instead of DIR',
    },
    processes: {
      type: 'string',
      value: 'N',
      default: String(availableParallelism()),
      help: 'with --postgres: how many share the requests',
    },
    port: { type: 'string', value: 'N', default: '4191', help: 'the first port to try; 0: any' },
    'allow-origin': {
      type: 'string',
      multiple: true,
      value: 'URL',
      help: `pages that may search, beside those of this machine and of ${siteOrigin}`,
    },
  },
  hasPositional: true,
});
const port = toPort(values.port);
const processes = toInteger('processes', values.processes);
const pages = [LOOPBACK_PAGES, siteOrigin, ...(values['allow-origin'] ?? []).map(toOrigin)];

await runCommand(async () => {
  const findIndex = await openIndex();
  // Ranking is the larger part of a search. Processes, not threads: each listens at the same port, and nothing is shared.
  if (cluster.isPrimary && values.postgres !== undefined && processes > 1) {
    cluster.on('exit', () => process.exit(1));
    for (let count = 0; count < processes; count += 1) cluster.fork();
    return true;
  }
  const origin = await listen(createSearchServer(findIndex, { pages }), port);
  if ((cluster.worker?.id ?? 1) === 1)
    console.log(`\nSearch answers at  ${origin}/?locale=en&q=card\nStop with Ctrl+C.`);
  return true;
});

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
