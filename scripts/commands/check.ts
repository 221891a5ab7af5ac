import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions } from '../../packages/base/node/options.ts';
import { runGates } from '../checks/run-gates.ts';

readOptions({
  usage: 'npm run check',
  summary: `Runs what finds most mistakes in a few minutes: lint, types, contract, dead code, fast unit tests, build, smoke tests in the
browser. To be run before a push; npm test runs everything.`,
  options: {},
});
await runCommand(() => runGates('check'));
