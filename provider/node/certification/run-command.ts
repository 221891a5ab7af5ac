import { spawn } from 'node:child_process';
import { UsageError } from '../../../scripts/cli/options.ts';

/** Runs a command with its output in this terminal, and gives its exit code; 1 when a signal ended it. `crash` kills it and what it has started. Rejects with one line when it cannot start. */
export function runCommandOnce(
  command: readonly string[],
  variables: Record<string, string>,
  crash?: AbortSignal,
): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    // `npm test` starts the program that works: both are in a group of their own.
    const options = { stdio: 'inherit', env: { ...process.env, ...variables }, detached: crash !== undefined } as const;
    const child = spawn(program, args, options);
    crash?.addEventListener('abort', () => killGroup(child.pid));
    child.once('error', ({ message }) => reject(new UsageError(`The command cannot start: ${message}.`)));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
