// npm start: from a fresh clone to a site on a printed address. Plain Node, because it installs the packages.
import { installDependencies, runScript } from './install.mjs';

installDependencies();
const built = runScript(['scripts/build.ts']);
process.exitCode = built === 0 ? runScript(['scripts/serve.ts', ...process.argv.slice(2)]) : built;
