import { runGates } from '../checks/run-gates.ts';
import { runCommand } from '../cli/command.ts';
import { readOptions } from '../cli/options.ts';

readOptions({
  usage: 'npm run test:nightly',
  summary: 'As npm test, with the crawls (accessibility, clipping) over every page.',
  options: {},
});
await runCommand(() => runGates('nightly'));
