// npm start: from a fresh clone to a site on a printed address. Plain Node, because it installs the packages.
import { parseArgs } from 'node:util';
import { installDependencies, runScript } from '../cli/install.mjs';

const USAGE = 'npm start -- [--port N]';
const { help, port } = readArguments();
if (help) {
  console.log(
    `${USAGE}\n\nInstalls the packages, builds the site and serves it on the first free port from N on (default: 4173).`,
  );
} else {
  await installDependencies();
  const built = await runScript(['scripts/commands/build.ts']);
  process.exitCode = built === 0 ? await runScript(['scripts/commands/serve.ts', '--port', port]) : built;
}

function readArguments() {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, port: { type: 'string', default: '4173' } };
    const { values } = parseArgs({ options: /** @type {const} */ (options) });
    if (!/^\d{1,5}$/.test(values.port)) throw new Error(`--port must be a number, not "${values.port}"`);
    return values;
  } catch (error) {
    console.error(`${error.message.split('\n')[0]} Usage: ${USAGE}`);
    process.exit(2);
  }
}
