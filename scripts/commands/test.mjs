// npm test: everything that can fail, from a fresh clone. Plain Node, because it installs what is missing.
import { installDependencies, runScript } from '../cli/install.mjs';
import { installSystemPackages } from '../cli/system-packages.mjs';

await installDependencies();
if (!process.argv.includes('--help')) installSystemPackages();
process.exitCode = await runScript(['scripts/commands/gate.ts', '--all', ...process.argv.slice(2)]);
