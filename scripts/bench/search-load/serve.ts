import { buildIndex } from '../../../src/search/engine/search-index.ts';
import { checkExport, connectDatabase } from '../../search/connect.ts';
import { createDatabaseIndex } from '../../search/database-index.ts';
import { listen } from '../../server/listen.ts';
import { createSearchServer, type FindIndex } from '../../server/search-server.ts';

// The process that is measured: `database` is the server of `npm run search:serve`; `floor` is the same with `select 1` as its search.
const [kind, url = ''] = process.argv.slice(2);

const pool = await connectDatabase(url);
await checkExport(pool);
const empty = buildIndex({ pages: [] });
const selectOne: FindIndex = async () => {
  await pool.query('select 1');
  return empty;
};
const findIndex = kind === 'floor' ? selectOne : createDatabaseIndex(pool);
process.send?.({ origin: await listen(createSearchServer(findIndex), 0) });
// Ends with the process that measures.
process.on('disconnect', () => process.exit());
