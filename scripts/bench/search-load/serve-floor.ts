import { buildIndex } from '../../../src/search/engine/search-index.ts';
import { connectDatabase } from '../../search/connect.ts';
import { listen } from '../../server/listen.ts';
import { createSearchServer } from '../../server/search-server.ts';

// The search server with `select 1` in place of a search: what HTTP and a round trip to the database cost by themselves.
const pool = await connectDatabase(process.argv[2] ?? '');
const empty = buildIndex({ pages: [] });
const server = createSearchServer(async () => {
  await pool.query('select 1');
  return empty;
});
console.log(await listen(server, 0));
