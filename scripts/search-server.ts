import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIndex } from '../src/search/search-index.ts';
import { ROOT } from './options.ts';
import { listen } from './server/listen.ts';
import { parseSearchFile, readSearchFiles } from './server/search-files.ts';
import { createSearchServer } from './server/search-server.ts';

/** `npm run search:serve -- [DIR] [--port 4190]`: the search of a built site as a server, for `search: { mode: 'remote', url }`. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } });
const files = await readSearchFiles(resolve(positionals[0] ?? resolve(ROOT, 'dist')));
const indexes = files.map((file) => ({ ...file, index: buildIndex(parseSearchFile(file)) }));
const server = createSearchServer(
  ({ locale, version }) => indexes.find((file) => file.locale === locale && file.version === version)?.index,
);

console.log(
  `\nSearch answers at  ${await listen(server, Number(values.port ?? 4190))}/?locale=en&q=card\nStop with Ctrl+C.`,
);
