import { resolve } from 'node:path';
import { runCommand } from '../../packages/base/node/command.ts';
import { exitWithUsage, readOptions, toFolder } from '../../packages/base/node/options.ts';
import { ROOT } from '../installation/installation.ts';
import { connectDatabase, explainDatabaseError } from '../search/connect.ts';
import { exportSite } from '../search/export-site.ts';
import { parseSearchFile, readSearchFiles } from '../server/search-files.ts';

const usage = 'npm run search -- export postgres URL [DIR]';
const { positionals } = readOptions({
  usage,
  summary:
    'Writes the search of a built site (DIR, default: dist) into a PostgreSQL database, in place of what was exported before. `npm run search -- serve --postgres URL` answers from it.',
  options: {},
  hasPositional: 'many',
});
const [kind, url, dir, surplus] = positionals;
if (kind !== 'postgres' || url === undefined || surplus !== undefined) exitWithUsage(`Usage: ${usage}`);

await runCommand(async () => {
  const files = await readSearchFiles(toFolder(dir ?? resolve(ROOT, 'dist')));
  const pool = await connectDatabase(url);
  try {
    const pages = await exportSite(
      pool,
      files.map((file) => ({ ...file, data: parseSearchFile(file) })),
    );
    console.log(`The search of ${pages} pages is in the database.`);
  } catch (error) {
    throw explainDatabaseError(error);
  } finally {
    await pool.end();
  }
  return true;
});
