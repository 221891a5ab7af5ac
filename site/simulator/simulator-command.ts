import { runCommand } from '../../packages/base/node/command.ts';
import { explain } from './explain.ts';
import { runSimulator, type SimulatorContext } from './run-simulator.ts';

/** The command of a checkout and of the package: it serves, or with `explain` it reads a request. */
export async function runSimulatorCommand(context: SimulatorContext): Promise<void> {
  const isExplain = process.argv[2] === 'explain';
  if (isExplain) process.argv.splice(2, 1);
  await runCommand(() => (isExplain ? explain(context.command) : runSimulator(context)));
}
