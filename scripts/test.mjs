// npm test: everything that can fail, from a fresh clone. Plain Node, because it installs the packages.
import { installDependencies, runScript } from './install.mjs';

installDependencies();
process.exitCode = runScript(['scripts/check.ts', ...process.argv.slice(2)]);
