import { resolve } from 'node:path';
import { buildIndex } from '../../src/search/engine/search-index.ts';
import { runCommand } from '../cli/command.ts';
import { ROOT, readOptions, toFolder, toPort } from '../cli/options.ts';
import { listen } from '../server/listen.ts';
import { parseSearchFile, readSearchFiles } from '../server/search-files.ts';
import { createSearchServer } from '../server/search-server.ts';

const { values, positional } = readOptions({
  usage: 'npm run search:serve -- [DIR] [--port N]',
  summary: "Serves the search of a built site (DIR, default: dist), for `search: { mode: 'remote', url }`.",
  options: { port: { type: 'string', value: 'N', default: '4191', help: 'the first port to try; 0: any' } },
  hasPositional: true,
});
const port = toPort(values.port);

await runCommand(async () => {
  const files = await readSearchFiles(toFolder(positional ?? resolve(ROOT, 'dist')));
  const indexes = files.map((file) => ({ ...file, index: buildIndex(parseSearchFile(file)) }));
  const server = createSearchServer(
    ({ locale, version }) => indexes.find((file) => file.locale === locale && file.version === version)?.index,
  );
  console.log(`\nSearch answers at  ${await listen(server, port)}/?locale=en&q=card\nStop with Ctrl+C.`);
  return true;
});
