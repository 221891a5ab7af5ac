import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions } from '../../packages/base/node/options.ts';
import { runGates } from '../checks/run-gates.ts';
import { installSystemPackages } from '../cli/system-packages.mjs';

readOptions({
  usage: 'npm run test:nightly',
  summary: 'As npm test, with the crawls (accessibility, clipping) over every page.',
  options: {},
});
installSystemPackages();
await runCommand(() => runGates('nightly'));
