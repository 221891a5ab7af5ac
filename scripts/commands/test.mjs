// npm test: everything that can fail, from a fresh clone. Plain Node, because it installs the packages.
import { installDependencies, runScript } from '../cli/install.mjs';

await installDependencies();
process.exitCode = await runScript(['scripts/commands/test.ts', ...process.argv.slice(2)]);
