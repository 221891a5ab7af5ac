import { resolve } from 'node:path';
import { buildIndex } from '../../src/search/engine/search-index.ts';
import { origin as siteOrigin } from '../../src/site/origin.ts';
import { runCommand } from '../cli/command.ts';
import { ROOT, readOptions, toFolder, toOrigin, toPort } from '../cli/options.ts';
import { LOOPBACK_PAGES } from '../server/http/local-access.ts';
import { listen } from '../server/listen.ts';
import { parseSearchFile, readSearchFiles } from '../server/search-files.ts';
import { createSearchServer } from '../server/search-server.ts';

const { values, positional } = readOptions({
  usage: 'npm run search:serve -- [DIR] [--port N] [--allow-origin URL]',
  summary: "Serves the search of a built site (DIR, default: dist), for `search: { mode: 'remote', url }`.",
  options: {
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
const pages = [LOOPBACK_PAGES, siteOrigin, ...(values['allow-origin'] ?? []).map(toOrigin)];

await runCommand(async () => {
  const files = await readSearchFiles(toFolder(positional ?? resolve(ROOT, 'dist')));
  const indexes = files.map((file) => ({ ...file, index: buildIndex(parseSearchFile(file)) }));
  const server = createSearchServer(
    ({ locale, version }) => indexes.find((file) => file.locale === locale && file.version === version)?.index,
    { pages },
  );
  console.log(`\nSearch answers at  ${await listen(server, port)}/?locale=en&q=card\nStop with Ctrl+C.`);
  return true;
});
