import { runGates } from '../checks/run-gates.ts';
import { runCommand } from '../cli/command.ts';
import { readOptions } from '../cli/options.ts';

readOptions({
  usage: 'npm test',
  summary: 'Runs every check and prints how many passed, what took longest and what failed.',
  options: {},
});
await runCommand(() => runGates('all'));
