import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { UsageError } from '../../../base/node/options.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a command with its output in this terminal, and gives its exit code; 1 when a signal ended it. What it has started ends with it, with `end`, and with this process. Rejects with one line when it cannot start. */
export function runCommandOnce(
  command: readonly string[],
  variables: Record<string, string>,
  end?: AbortSignal,
): Promise<number> {
  const [program = '', ...args] = command;
  const kill = () => killGroup(child.pid);
  const endWith = (signal: NodeJS.Signals) => {
    kill();
    process.exit(128 + constants.signals[signal]);
  };
  // Before the command starts, which may be at work before `spawn` returns.
  for (const signal of SIGNALS) process.once(signal, endWith);
  // `npm test` starts the program that works: both are in a process group of their own, which Ctrl+C does not reach.
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...variables }, detached: true });
  end?.addEventListener('abort', kill);
  return new Promise<number>((resolve, reject) => {
    child.once('error', ({ message }) => reject(new UsageError(`The command cannot start: ${message}.`)));
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => {
    kill();
    end?.removeEventListener('abort', kill);
    for (const signal of SIGNALS) process.removeListener(signal, endWith);
  });
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
