import { ROOT } from '../../cli/options.ts';
import { makeConsole } from './cached-console.ts';

/** Started by the build as a process of its own: `bundle-console.ts BASE FOLDER`. Prints the names of the files as JSON. */
const [base = '/', folder = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await makeConsole({ root: ROOT, base, folder })));
