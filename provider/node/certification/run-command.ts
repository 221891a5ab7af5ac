import { spawn } from 'node:child_process';
import { UsageError } from '../../../scripts/cli/options.ts';

/** Runs a command with its output in this terminal, and gives its exit code; 1 when a signal ended it. Rejects with one line when it cannot start. */
export function runCommandOnce(command: readonly string[], variables: Record<string, string>): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...variables } });
    child.once('error', ({ message }) => reject(new UsageError(`The command cannot start: ${message}.`)));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
